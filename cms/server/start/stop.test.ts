import { expect, test } from 'vitest'
import { closeAll, type Opened } from './stop.ts'

test('what a start opens while the rest is being closed is closed too, each part once', async () => {
  const closed: string[] = []
  const part =
    (name: string, meanwhile = () => {}) =>
    async () => {
      closed.push(name)
      meanwhile()
    }
  const opened: Opened = {
    parts: [part('second', () => opened.parts.unshift(part('third'))), part('first')],
    database: part('database'),
  }

  await closeAll(opened)

  expect(closed).toEqual(['second', 'third', 'first', 'database'])
})

test('a part that cannot be closed holds up nobody', async () => {
  const closed: string[] = []
  const opened: Opened = {
    parts: [() => Promise.reject(new Error('not now')), async () => closed.push('first')],
    database: async () => closed.push('database'),
  }

  await closeAll(opened)

  expect(closed).toEqual(['first', 'database'])
})
