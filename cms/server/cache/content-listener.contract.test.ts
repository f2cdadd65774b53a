import { expect, inject, test, vi } from 'vitest'
import { emptyDatabase } from '../../../testing/databases.ts'
import { listenForContentChanges } from './content-listener.ts'

const databaseUrl = await emptyDatabase(inject('postgresDataDir'))
const open = () => listenForContentChanges({ databaseUrl, onChange: () => {} })

test('one of all that listen leads', async () => {
  const listeners = [open(), open(), open()]
  const areHearing = () => listeners.every((listener) => listener.isListening())
  const leaders = () => listeners.filter((listener) => listener.leads())
  await vi.waitFor(() => expect(areHearing()).toBe(true), { timeout: 10_000 })

  await vi.waitFor(() => expect(leaders()).toHaveLength(1), { timeout: 10_000 })

  await Promise.all(listeners.map((listener) => listener.close()))
  expect(leaders()).toEqual([])
})
