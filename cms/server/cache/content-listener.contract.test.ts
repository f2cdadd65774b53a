import { expect, inject, test } from 'vitest'
import { emptyDatabase } from '../../../testing/databases.ts'
import { eventually } from '../../../testing/eventually.ts'
import { listenForContentChanges } from './content-listener.ts'

const databaseUrl = await emptyDatabase(inject('postgresDataDir'))
const open = () => listenForContentChanges({ databaseUrl, onChange: () => {} })

test('one of all that listen leads', async () => {
  const listeners = [open(), open(), open()]
  const areHearing = () => listeners.every((listener) => listener.isListening())
  const leaders = () => listeners.filter((listener) => listener.leads())
  await eventually(() => expect(areHearing()).toBe(true))

  await eventually(() => expect(leaders()).toHaveLength(1))

  await Promise.all(listeners.map((listener) => listener.close()))
  expect(leaders()).toEqual([])
})
