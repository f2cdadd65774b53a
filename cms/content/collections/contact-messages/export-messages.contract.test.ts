import { expect, test } from 'vitest'
import { uniqueText } from '../../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../../testing/contract-client.ts'
import { site } from '../../../../testing/site/site.ts'

const url = site.url
const visitor = contractClient(url)
const admin = await signedIn(url)

test('an admin exports all messages as CSV; a visitor none', async () => {
  const subject = uniqueText('Export')
  const message = { name: '=1+1', email: 'ana@example.com', subject, message: 'Say "hi"' }
  await visitor.send('POST', '/api/contact', message)

  const { status, headers, text } = await admin.send('GET', '/studio/api/contact-messages/csv')
  const refused = await visitor.send('GET', '/studio/api/contact-messages/csv')

  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="messages-.*\.csv"$/)
  expect(text).toContain(`"unread","'=1+1","ana@example.com","${subject}","Say ""hi""",""\r\n`)
  expect(refused.status).toBe(401)
})

test('the cells are parted as in the language of the browser', async () => {
  const path = '/studio/api/contact-messages/csv'

  const german = await admin.send('GET', path, undefined, { 'accept-language': 'de,en;q=0.5' })

  expect(german.text).toContain('"Received";"Status";"Name"')
})

test('a signed-in tutor can try the contact form, but writes no message in the studio', async () => {
  const message = { name: 'Ana', email: 'ana@example.com', message: 'Hello' }

  const form = await admin.send('POST', '/api/contact', message)
  const studio = await admin.studio('POST', '/contact-messages', { ...message, status: 'read' })

  expect(form.status).toBe(200)
  expect(studio.status).toBe(403)
})
