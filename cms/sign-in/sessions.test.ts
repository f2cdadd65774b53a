import { expect, test } from 'vitest'
import { keepLines } from '../../testing/kept-lines.ts'
import { createLog } from '../log/log.ts'
import { noteSeen } from './sessions.ts'

const sid = '0f2a6c1e-5a0b-4c39-9f0e-2d1f6a7b8c9d'

test('that a session’s last use was not written down names no session in the log', async () => {
  const { lines, destination } = keepLines()
  const query = 'update session_marks set seen_at = now() where sid = $1'
  const refused = Object.assign(new Error(`Failed query: ${query}\nparams: ${sid}`), {
    query,
    params: [sid],
  })
  const payload = Object.assign(Object.create(null), {
    db: { drizzle: { execute: () => Promise.reject(refused) } },
    logger: createLog({ level: 'info', isReadable: false, destination }),
  })

  noteSeen(Object.assign(Object.create(null), { _sid: sid }), payload)

  await expect.poll(() => lines.join('')).toContain('was not written down')
  expect(lines.join('')).not.toContain(sid)
})
