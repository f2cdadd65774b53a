import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { needRoom } from './need-room.ts'

test('a file that has room is kept', async () => {
  await expect(needRoom(tmpdir(), 1)).resolves.toBeUndefined()
})

test('one that has none is refused as a full disk refuses it', async () => {
  const refused = needRoom(tmpdir(), Number.MAX_SAFE_INTEGER)

  await expect(refused).rejects.toMatchObject({ code: 'ENOSPC' })
})

test('a folder that is away is not made again', async () => {
  const refused = needRoom(join(tmpdir(), 'nowhere', 'media'), 1)

  await expect(refused).rejects.toMatchObject({ code: 'FILES_AWAY' })
})
