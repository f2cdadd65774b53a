import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { uniqueText } from '../../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../../testing/contract-client.ts'
import { query, waitingForALock } from '../../../../testing/databases.ts'
import { site } from '../../../../testing/site/site.ts'

const { url, databaseUrl } = site
const admin = await signedIn(url)

/** A message of a visitor, by its number. */
async function newMessage(): Promise<number> {
  const subject = uniqueText('Deleted')
  const message = { name: 'Ana', email: 'ana@example.com', message: 'Hello', subject }
  await contractClient(url).send('POST', '/api/contact', message)
  const rows = await query(
    databaseUrl,
    `select id from contact_messages where subject = '${subject}'`,
  )
  return z.object({ id: z.number() }).parse(rows[0]).id
}

/** A transaction that answers a message, as it stands before its commit. */
async function answering(id: number) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin')
  await client.query('select id from contact_messages where id = $1 for no key update', [id])
  await client.query(
    `insert into message_answers (message_id, key, text) values ($1, $2, 'Yes.')`,
    [id, `${id}:answer`],
  )
  return () => client.query('commit')
}

test('a message that is deleted at the moment of an answer takes that along', async () => {
  const id = await newMessage()
  const commit = await answering(id)

  const deleted = admin.studio('DELETE', `/contact-messages/${id}`)
  await expect.poll(() => waitingForALock(databaseUrl)).toHaveLength(1)
  await commit()

  expect((await deleted).status).toBe(200)
  expect(await query(databaseUrl, `select id from contact_messages where id = ${id}`)).toEqual([])
  expect(
    await query(databaseUrl, `select id from message_answers where key = '${id}:answer'`),
  ).toEqual([])
})
