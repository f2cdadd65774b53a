import { expect, onTestFinished, test, vi } from 'vitest'
import { buildAdmin } from '../../testing/build-admin.ts'
import { signedIn } from '../../testing/contract-client.ts'
import { site } from '../../testing/site/site.ts'
import { sitePayload } from '../../testing/site/site-payload.ts'

// Looks into the process that answers, so it has a file of its own beside those of sessions.

const { url } = site

test('a sign-in that cannot be written down is one all the same', async () => {
  const anna = await buildAdmin(await signedIn(url))
  const { drizzle } = (await sitePayload()).db
  const execute = drizzle.execute.bind(drizzle)
  const refused: string[] = []
  vi.spyOn(drizzle, 'execute').mockImplementation((statement) => {
    const text = JSON.stringify(statement)
    if (!/insert into (sign_ins|session_marks)/.test(text)) return execute(statement)
    refused.push(text)
    throw new Error('the disk is full')
  })
  onTestFinished(() => {
    vi.restoreAllMocks()
  })

  const client = await signedIn(url, anna)

  expect(refused).toHaveLength(2)
  expect((await client.send('GET', '/api/admin/me')).status).toBe(200)
})
