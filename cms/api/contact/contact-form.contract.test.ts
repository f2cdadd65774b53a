import { describe, expect, test } from 'vitest'
import { uniqueText } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { query } from '../../../testing/databases.ts'
import { site } from '../../../testing/site/site.ts'
import { apiPaths } from '../../contract/paths.ts'
import { tutorApiPaths } from '../../contract/tutor-paths.ts'

const visitor = contractClient(site.url)
const written = { name: 'Ana', email: 'ana@example.com', subject: '', message: 'Hello!' }

const sendJson = (change: Record<string, unknown>) =>
  visitor.send('POST', apiPaths.contact, { ...written, ...change })

/** As a browser without script sends it; gives where it is led. */
async function sendForm(
  change: Record<string, string>,
  type = 'application/x-www-form-urlencoded',
) {
  const body = new URLSearchParams({ ...written, ...change }).toString()
  const { status, headers } = await visitor.send('POST', apiPaths.contact, body, {
    'content-type': type,
  })
  return { status, location: headers.get('location') }
}

/** The page that a refused form gets back. */
async function refusedPage(change: Record<string, string>) {
  const body = new URLSearchParams({ ...written, ...change }).toString()
  const { status, text } = await visitor.send('POST', apiPaths.contact, body, {
    'content-type': 'application/x-www-form-urlencoded',
  })
  return { status, text }
}

test('a message is accepted, its subject may be missing', async () => {
  expect((await sendJson({ subject: undefined })).status).toBe(200)
})

test.each([
  ['an empty name', { name: '' }],
  ['a blank message', { message: ' \n\t ' }],
  ['no e-mail address', { email: 'ana' }],
  ['two lines of e-mail', { email: 'ana@example.com\nBcc: all@example.com' }],
  ['a name of 201 characters', { name: 'a'.repeat(201) }],
  ['a message of 10 001 characters', { message: 'a'.repeat(10_001) }],
  ['a NUL character', { message: 'a\u0000b' }],
])('%s is refused, as JSON and as a form', async (_what, change) => {
  expect((await sendJson(change)).status).toBe(400)
  expect(await sendForm(change)).toEqual({ status: 400, location: null })
})

test('a refused form comes back with all that was typed and what is wrong', async () => {
  const { text } = await refusedPage({
    name: '',
    email: 'ana',
    message: 'Is it "free"? <b>Yes</b>',
  })

  expect(text).toContain('Incomplete form')
  expect(text).toContain('Please enter your name.')
  expect(text).toContain('Please check this e-mail address.')
  expect(text).toContain('value="ana"')
  expect(text).toContain('>Is it &quot;free&quot;? &lt;b&gt;Yes&lt;/b&gt;</textarea>')
  expect(text).not.toContain('<script type="module"')
})

test.each([
  ['a bad e-mail address', { email: 'ana' }, 'Please check this e-mail address.'],
  [
    'a message that is too long',
    { message: 'a'.repeat(10_001) },
    'Please use at most 10,000 characters.',
  ],
])('%s is no incomplete form', async (_what, change, hint) => {
  const { text } = await refusedPage(change)

  expect(text).toContain('Message sending failed')
  expect(text).not.toContain('Incomplete form')
  expect(text).toContain(hint)
})

test('HTML, line breaks in the name and any script are taken as text', async () => {
  expect(
    (await sendJson({ name: 'A\r\nBcc: x', message: '<script>alert(1)</script>' })).status,
  ).toBe(200)
})

test('a plain form ends on the contact page', async () => {
  expect(await sendForm({})).toEqual({ status: 303, location: '/contact?sent=1' })
  expect(await sendForm({}, 'application/x-www-form-urlencoded; charset=utf-8')).toEqual({
    status: 303,
    location: '/contact?sent=1',
  })
})

describe('a form that is sent again', () => {
  const stored = async (subject: string) => {
    const found = `select name from contact_messages where subject = '${subject}' order by name`
    return (await query(site.databaseUrl, found)).map(({ name }) => name)
  }

  test('is one message, pressed twice at once or sent once more after going back', async () => {
    const subject = uniqueText('Lessons')

    const twice = await Promise.all([sendForm({ subject }), sendForm({ subject })])
    const again = await sendForm({ subject })

    const done = { status: 303, location: '/contact?sent=1' }
    expect([...twice, again]).toEqual([done, done, done])
    expect(await stored(subject)).toEqual(['Ana'])
  })

  test('is another message where a word has changed, and the next day', async () => {
    const subject = uniqueText('Lessons')
    await sendForm({ subject })
    await sendForm({ subject, name: 'Eva' })
    await query(
      site.databaseUrl,
      `update contact_messages set created_at = now() - interval '1 day' where subject = '${subject}'`,
    )

    await sendForm({ subject })

    expect(await stored(subject)).toEqual(['Ana', 'Ana', 'Eva'])
  })

  test('by the page’s script, after a reload or a lost answer, is one message', async () => {
    const subject = uniqueText('Lessons')

    await Promise.all([sendJson({ subject, website: '' }), sendJson({ subject, website: '' })])
    const { status } = await sendJson({ subject, website: '' })

    expect(status).toBe(200)
    expect(await stored(subject)).toEqual(['Ana'])
  })

  test('by a program that speaks JSON, is stored each time', async () => {
    const subject = uniqueText('Lessons')

    await Promise.all([sendJson({ subject }), sendJson({ subject })])

    expect(await stored(subject)).toEqual(['Ana', 'Ana'])
  })
})

test('a plain form that is too large, or in another alphabet, ends on the page as well', async () => {
  const failed = { status: 303, location: '/contact?problem=failed' }

  expect(await sendForm({ message: 'a'.repeat(200_000) })).toEqual(failed)
  expect(await sendForm({}, 'application/x-www-form-urlencoded; charset=koi8-r')).toEqual(failed)
})

test('only the contact form and the sign-in may be sent as a form', async () => {
  const admin = await signedIn(site.url)

  const { status } = await admin.send('POST', tutorApiPaths.register, 'username=ann&password=x', {
    'content-type': 'application/x-www-form-urlencoded',
  })

  expect(status).toBe(415)
})

test('a form of another site is refused', async () => {
  const { status } = await visitor.send('POST', apiPaths.contact, 'name=A', {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://elsewhere.example',
  })

  expect(status).toBe(403)
})
