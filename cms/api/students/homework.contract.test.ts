import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { buildAdmin } from '../../../testing/build-admin.ts'
import { uniqueText } from '../../../testing/build-content.ts'
import { buildStudent, linkOf, openLink } from '../../../testing/build-student.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { query, waitingForALock } from '../../../testing/databases.ts'
import { sendToLessonHost } from '../../../testing/lesson-host.ts'
import { sendPage, zipOf } from '../../../testing/page-uploads.ts'
import { site } from '../../../testing/site/site.ts'
import { sitePayload } from '../../../testing/site/site-payload.ts'

const { url, databaseUrl } = site
const admin = await signedIn(url)
const payload = await sitePayload()

async function student(name = 'Ewa') {
  const { id } = await buildStudent(admin, { name })
  const browser = contractClient(url)
  await openLink(browser, await linkOf(admin, id))
  return { id, browser }
}

const give = (id: number, htmlContent: string, by = admin) =>
  by.send('POST', `/api/students/${id}/homework`, { htmlContent })

const Made = z.object({ id: z.number(), title: z.string() })
const Opened = z.object({ frame: z.string(), interactive: z.string() })

/** Homework of somebody, with words that stand nowhere else. */
async function given() {
  const secret = uniqueText('for her alone')
  const made = await student()
  const { json } = await give(made.id, `<title>Past perfect</title><p>${secret}</p>`)
  return { ...made, secret, homework: Made.parse(json).id }
}

const open = async ({ browser, homework }: Awaited<ReturnType<typeof given>>) =>
  Opened.parse((await browser.send('GET', `/api/student/homework/${homework}`)).json)

describe('homework', () => {
  test('stands on the page of its student, and she opens it in its frame', async () => {
    const made = await given()

    const page = await made.browser.send('GET', '/api/student')
    const { frame } = await open(made)
    const document = await contractClient(url).send('GET', frame)

    expect(page.json).toMatchObject({
      homework: [{ homeworkId: made.homework, title: 'Past perfect' }],
    })
    expect(document.status).toBe(200)
    expect(document.text).toContain(made.secret)
    expect(document.headers.get('content-security-policy')).toContain('sandbox')
    expect(document.headers.get('cache-control')).toBe('private, no-store')
    expect(document.headers.get('x-robots-tag')).toBe('noindex')
  })

  test('files that its page names and has not are told, and what was left out', async () => {
    const { id } = await buildStudent(admin, { name: 'Ewa' })
    const html = '<title>Past</title><img src="a.png" alt="A"><img src="b.png" alt="B">'
    const zip = zipOf({ 'index.html': html, 'a.png': 'x', 'tool.exe': 'x' })

    const alone = await give(id, html)
    const packed = await sendPage(admin, { path: `/api/students/${id}/homework/page`, zip })

    expect(alone.json).toMatchObject({ title: 'Past', missing: ['a.png', 'b.png'] })
    expect(packed.json).toMatchObject({ homework: { missing: ['b.png'] }, leftOut: ['tool.exe'] })
  })

  test('that is sent again because no answer came is there once, with its files too', async () => {
    const [one, other] = [await student(), await student('Jan')]
    const html = `<title>Articles</title><p>${uniqueText('a or the')}</p>`
    const zip = zipOf({ 'index.html': html, 'a.png': 'x' })
    const path = `/api/students/${one.id}/homework/page`
    const givePacked = () => sendPage(admin, { path, zip })

    await Promise.all([give(one.id, html), give(one.id, html)])
    await givePacked()
    await givePacked()
    await give(other.id, html)

    const pages = await Promise.all(
      [one, other].map(async ({ browser }) => (await browser.send('GET', '/api/student')).json),
    )
    expect(pages).toMatchObject([
      { homework: [{ title: 'Articles' }, { title: 'Articles' }] },
      { homework: [{ title: 'Articles' }] },
    ])
  })

  test('is opened by nobody else, whatever they ask for', async () => {
    const made = await given()
    const other = await student('Jan')
    const visitor = contractClient(url)
    const own = `/api/student/homework/${made.homework}`

    const answers = await Promise.all([
      visitor.send('GET', own),
      other.browser.send('GET', own),
      visitor.send('GET', `/api/homework/${made.homework}`),
      other.browser.send('GET', `/api/homework/${made.homework}`),
      visitor.send('GET', `/homework-documents/${made.homework}`),
      visitor.send('GET', `/homework-documents/${made.homework}?ticket=1.9999999999999.a.x`),
      visitor.send('GET', `/homework/${made.homework}`),
      visitor.studio('GET', `/homework/${made.homework}`),
      visitor.send('GET', '/api/lessons'),
      visitor.send('GET', '/sitemap.xml'),
    ])

    for (const { text } of answers) {
      expect(text).not.toContain(made.secret)
      expect(text).not.toContain('Past perfect')
    }
    expect(answers.slice(0, 6).map(({ status }) => status)).toEqual([401, 404, 401, 401, 404, 404])
  })

  test('a ticket opens one homework, and no lesson’s ticket opens it', async () => {
    const [one, other] = [await given(), await given()]
    const ticket = new URL((await open(one)).frame, url).searchParams.get('ticket')

    const { status } = await contractClient(url).send(
      'GET',
      `/homework-documents/${other.homework}?ticket=${ticket}`,
    )

    expect(status).toBe(404)
  })

  test('whose tab is loaded again leads to its page, where its student opens it anew', async () => {
    const made = await given()
    const { interactive } = await open(made)
    const { headers } = await made.browser.send('GET', interactive)
    const { pathname, search } = new URL(headers.get('location') ?? '')
    const first = await sendToLessonHost(url, pathname + search)

    const again = await sendToLessonHost(url, pathname) // its ticket has left the address bar

    expect(first.body.toString()).toContain(made.secret)
    expect(again.status).toBe(303)
    expect(again.headers.location).toBe(`${url}/homework/${made.homework}`)
    expect((await sendToLessonHost(url, '/homework-documents/x')).status).toBe(404)
  })

  test.each([
    ['an account', (id: number) => admin.studio('DELETE', `/admins/${id}`)],
    [
      'a role',
      (id: number) =>
        admin.studio('PATCH', `/admins/${id}`, {
          role: 'assistant',
          currentPassword: admin.password,
        }),
    ],
  ])('what an owner has opened ends with it: %s', async (_what, end) => {
    const made = await given()
    const anna = await buildAdmin(admin)
    const asAnna = await signedIn(url, anna)
    const { json } = await asAnna.send('GET', `/api/homework/${made.homework}`)
    const { frame } = Opened.parse(json)
    const before = await contractClient(url).send('GET', frame)

    await end(anna.id)

    const after = await contractClient(url).send('GET', frame)
    expect([before.status, after.status]).toEqual([200, 404])
    expect(after.text).not.toContain(made.secret)
  })

  test.each([
    ['revoked', { revokedAt: new Date().toISOString() }],
    ['at the end of her time', { endsAt: new Date(0).toISOString() }],
  ])('is shut at once for a student who is %s, ticket or not', async (_what, change) => {
    const made = await given()
    const { frame } = await open(made)

    await admin.studio('PATCH', `/students/${made.id}`, change)

    expect((await contractClient(url).send('GET', frame)).status).toBe(404)
    expect((await made.browser.send('GET', `/api/student/homework/${made.homework}`)).status).toBe(
      401,
    )
  })

  test('goes with its student, and is in what is handed out of her', async () => {
    const made = await given()
    const file = await admin.studio('GET', `/students/${made.id}/data`)

    await admin.studio('DELETE', `/students/${made.id}`)

    expect(file.json).toMatchObject({ homework: [{ title: 'Past perfect' }] })
    expect(await query(databaseUrl, `select id from homework where id = ${made.homework}`)).toEqual(
      [],
    )
  })

  test('is looked at by the tutor', async () => {
    const made = await given()

    const { status, json } = await admin.send('GET', `/api/homework/${made.homework}`)
    const document = await contractClient(url).send('GET', Opened.parse(json).frame)

    expect(status).toBe(200)
    expect(json).toMatchObject({ title: 'Past perfect', student: 'Ewa' })
    expect(document.text).toContain(made.secret)
  })
})

describe('giving homework', () => {
  test('takes a page without a title', async () => {
    const { id } = await student()

    const { status, json } = await give(id, '<p>Read this.</p>')

    expect(status).toBe(201)
    expect(json).toMatchObject({ title: 'Homework', student: 'Ewa' })
  })

  test.each([
    ['nothing', '', 400],
    ['more than 5 MB', `<p>${'a'.repeat(5 * 1024 * 1024)}</p>`, 413],
  ])('refuses %s', async (_what, html, status) => {
    const { id } = await student()

    expect((await give(id, html)).status).toBe(status)
  })

  test('is an admin’s alone, and for a student whom there is', async () => {
    const { id, browser } = await student()

    expect((await give(id, '<p>x</p>', browser)).status).toBe(401)
    expect((await give(id, '<p>x</p>', contractClient(url))).status).toBe(401)
    expect((await give(999_999, '<p>x</p>')).status).toBe(404)
    expect((await browser.send('GET', '/api/students')).status).toBe(401)
  })

  test('to a student who is deleted at this moment comes too late, in words', async () => {
    const { id } = await student()
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    onTestFinished(() => killTransaction(req))
    await payload.delete({ collection: 'students', id, req, overrideAccess: true })

    const late = give(id, '<p>Read this.</p>')
    await expect.poll(() => waitingForALock(databaseUrl)).toHaveLength(1)
    await commitTransaction(req)

    const { status, json } = await late
    expect(status).toBe(409)
    expect(json).toEqual({ message: 'What this belongs to no longer exists.' })
  })

  test('asks for whom by name', async () => {
    const name = uniqueText('Zofia')
    const { id } = await student(name)

    const { json } = await admin.send('GET', '/api/students')

    expect(json).toMatchObject({
      students: expect.arrayContaining([{ id, name, hasLink: true }]),
    })
  })
})
