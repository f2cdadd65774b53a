import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { expect, onTestFinished, test } from 'vitest'
import { query } from '../../../testing/databases.ts'
import { site } from '../../../testing/site/site.ts'
import { sitePayload } from '../../../testing/site/site-payload.ts'

const payload = await sitePayload()
const collection = 'contact-messages'

const waitingForALock = () =>
  query(
    site.databaseUrl,
    `select pid from pg_stat_activity
     where datname = current_database()
     and wait_event_type = 'Lock' and query ilike '%contact_messages%' and state = 'active'`,
  )

test('a job and the tutor who change one message in the same moment both keep their word', async () => {
  const { id } = await payload.create({
    collection,
    data: { name: 'Ana', email: 'ana@example.com', message: 'Hello', status: 'unread' },
  })
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  onTestFinished(() => killTransaction(req))
  await payload.update({ collection, id, data: { status: 'answered' }, req })

  const mailedAt = '2026-01-05T09:00:00.000Z'
  const second = payload.update({ collection, id, data: { mailedAt } })
  await expect.poll(waitingForALock).toHaveLength(1)
  await commitTransaction(req)
  await second

  expect(await payload.findByID({ collection, id })).toMatchObject({ status: 'answered', mailedAt })
})
