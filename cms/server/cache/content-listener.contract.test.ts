import { expect, inject, onTestFinished, test } from 'vitest'
import { emptyDatabase, query, databaseUrl as urlOf } from '../../../testing/databases.ts'
import { eventually } from '../../../testing/eventually.ts'
import { listenForContentChanges } from './content-listener.ts'

const databaseUrl = await emptyDatabase(inject('postgresDataDir'))
const silent = { warn: () => {} }
const open = (logger: { warn(...line: unknown[]): void } = silent) =>
  listenForContentChanges({ databaseUrl, logger, onChange: () => {} })

test('one of all that listen leads', async () => {
  const listeners = [open(), open(), open()]
  const areHearing = () => listeners.every((listener) => listener.isListening())
  const leaders = () => listeners.filter((listener) => listener.leads())
  await eventually(() => expect(areHearing()).toBe(true))

  await eventually(() => expect(leaders()).toHaveLength(1))

  await Promise.all(listeners.map((listener) => listener.close()))
  expect(leaders()).toEqual([])
})

test('a listener that Postgres refuses says so, and when it hears again', async () => {
  const server = await urlOf(inject('postgresDataDir'), 'postgres')
  const name = new URL(databaseUrl).pathname.slice(1)
  const lines: unknown[][] = []
  await query(server, `alter database ${name} allow_connections false`)
  const listener = open({ warn: (...line) => lines.push(line) })
  onTestFinished(() => listener.close())

  await eventually(() => expect(lines).toHaveLength(1))
  await query(server, `alter database ${name} allow_connections true`)
  await eventually(() => expect(listener.isListening()).toBe(true))

  expect(lines).toEqual([
    [{ err: expect.objectContaining({ code: '55000' }) }, expect.stringContaining('not heard')],
    ['Changes are heard again'],
  ])
})
