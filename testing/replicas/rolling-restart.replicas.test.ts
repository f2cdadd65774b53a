import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { freePort } from '../../cms/postgres/free-port.ts'
import { type Answer, contractClient } from '../contract-client.ts'
import { query, seededDatabase } from '../databases.ts'
import { type Replica, replicaCount, startReplicas } from './replicas.ts'

const readers = 6
const writers = 2
const paths = ['/', '/courses', '/course/1', '/api/courses', '/api/courses/1/lessons', '/contact']

/** Sends the next once the one before is answered, until told; counts what came. */
async function asking(
  count: { [outcome: string]: number },
  isOver: () => boolean,
  send: () => Promise<Answer>,
) {
  while (!isOver()) {
    const outcome = await send().then(outcomeOf, String)
    count[outcome] = (count[outcome] ?? 0) + 1
  }
}

const outcomeOf = ({ status, text }: Answer) =>
  status === 200 ? '200' : `${status} ${text.slice(0, 120)}`

async function restartAll(replicas: readonly Replica[]): Promise<void> {
  for (const replica of replicas) await replica.restart()
}

test('all processes are started again in turn, and nobody notices', async () => {
  const databaseUrl = await seededDatabase(inject('postgresDataDir'))
  const dataDir = await mkdtemp(join(tmpdir(), 'tutor-'))
  const port = await freePort()
  const secret = 'one-secret-for-all-of-the-replicas'
  const replicas = await startReplicas({ port, dataDir, databaseUrl, secret }, replicaCount)
  const client = contractClient(`http://localhost:${port}`)
  const read: { [outcome: string]: number } = {}
  const written: { [outcome: string]: number } = {}
  let isOver = false
  let at = 0
  const message = { name: 'Anna', email: 'anna@example.com', message: 'During a restart' }

  const reading = Array.from({ length: readers }, () =>
    asking(
      read,
      () => isOver,
      () => client.send('GET', paths[at++ % paths.length] ?? '/'),
    ),
  )
  const writing = Array.from({ length: writers }, () =>
    asking(
      written,
      () => isOver,
      () => client.send('POST', '/api/contact', message),
    ),
  )
  await restartAll(replicas)
  await restartAll(replicas)
  isOver = true
  await Promise.all([...reading, ...writing])
  const [row] = await query(
    databaseUrl,
    `select count(*)::int as count from contact_messages where message = 'During a restart'`,
  )

  console.log(`rolling restart: ${JSON.stringify({ read, written, stored: row?.count })}`)
  expect({ read: Object.keys(read), written: Object.keys(written) }).toEqual({
    read: ['200'],
    written: ['200'],
  })
  expect(row?.count).toBe(written['200'])
  for (const replica of replicas) await replica.stop()
}, 300_000)
