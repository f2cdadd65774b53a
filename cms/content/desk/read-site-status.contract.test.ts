import { beforeEach, expect, test } from 'vitest'
import { buildAdmin } from '../../../testing/build-admin.ts'
import { signedIn } from '../../../testing/contract-client.ts'
import { query } from '../../../testing/databases.ts'
import { site } from '../../../testing/site/site.ts'
import { Desk } from '../../contract/desk.ts'

const owner = await signedIn(site.url)

beforeEach(async () => {
  await query(site.databaseUrl, 'delete from payload_jobs where has_error')
})

async function readStatus(client = owner) {
  const { json } = await client.send('GET', '/api/desk')
  return Desk.parse(json).status
}

const giveUpMail = () =>
  query(
    site.databaseUrl,
    `insert into payload_jobs (task_slug, has_error) values ('mail-message', true)`,
  )

test('a site without a problem is well', async () => {
  expect(await readStatus()).toEqual({ isWell: true, says: [] })
})

test('a mail that was given up is told', async () => {
  await giveUpMail()

  expect(await readStatus()).toEqual({
    isWell: false,
    says: ['An e-mail could not be sent, and the site has stopped trying.'],
  })
})

test('an assistant is not told how the site is', async () => {
  await giveUpMail()
  const assistant = await signedIn(site.url, await buildAdmin(owner, 'assistant'))

  const { text } = await assistant.send('GET', '/api/desk')

  expect(text).not.toContain('given up')
})
