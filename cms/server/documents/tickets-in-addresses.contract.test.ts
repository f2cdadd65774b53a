import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildCourse, buildLesson, uploadLesson } from '../../../testing/build-content.ts'
import { buildStudent } from '../../../testing/build-student.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { openInteractive, sendToLessonHost } from '../../../testing/lesson-host.ts'
import { sendPage, zipOf } from '../../../testing/page-uploads.ts'
import { site } from '../../../testing/site/site.ts'
import { carriesTicket, maskedAddress } from '../../log/masked-address.ts'

// What stands in an address is seen by more than its reader: a log, a history, the next site's
// Referer, a cache (decision 210).

const url = site.url
const admin = await signedIn(url)
const visitor = contractClient(url)
const { id: course } = await buildCourse(admin)
const uploaded = await uploadLesson(admin, course, '<p>Said here</p>')
const draft = await buildLesson(admin, {
  course,
  _status: 'draft',
  htmlContent: '<p>Not yet</p>',
})

interface Opened {
  address: string
  status: number
  headers: Record<string, string | undefined>
}

async function onSite(address: string): Promise<Opened> {
  const { status, headers } = await visitor.send('GET', address)
  return { address, status, headers: Object.fromEntries(headers) }
}

async function onLessonHost(address: string): Promise<Opened> {
  const { status, headers } = await sendToLessonHost(url, address)
  return { address, status, headers: Object.fromEntries(Object.entries(headers).map(asText)) }
}

const asText = ([name, value]: [string, unknown]): [string, string] => [name, String(value)]

/** The address that the tutor gives away, and that of the document on its page. */
async function draftAddresses() {
  const { json } = await admin.studio('POST', '/draft-links?depth=0', {
    document: { relationTo: 'lessons', value: draft.id },
    expiresAt: new Date(Date.now() + 5 * 24 * 60 * 60 * 1000).toISOString(),
  })
  const { pathname } = new URL(Object(Object(json).doc).address)
  const { text } = await visitor.send('GET', pathname)
  const [document = ''] = /\/lesson-documents\/\d+\/draft\?ticket=[\w.-]+/.exec(text) ?? []
  return { pathname, document }
}

/** A lesson that has files beside it and is not for everybody. */
async function folderAddress() {
  const zip = zipOf({ 'index.html': '<p>Premium</p>', 'a.txt': 'a' })
  const { json } = await sendPage(admin, { path: `/api/courses/${course}/lessons/page`, zip })
  const { lesson } = z.object({ lesson: z.object({ id: z.number() }) }).parse(json)
  const { id } = lesson
  await admin.studio('PATCH', `/lessons/${id}`, { isPremium: true })
  const { headers } = await admin.send('GET', `/lesson-documents/${id}`)
  return headers.get('location') ?? ''
}

async function homeworkAddress() {
  const student = await buildStudent(admin)
  const made = await admin.send('POST', `/api/students/${student.id}/homework`, {
    htmlContent: '<title>Past perfect</title><p>For her</p>',
  })
  const { id } = z.object({ id: z.number() }).parse(made.json)
  const { json } = await admin.send('GET', `/api/homework/${id}`)
  return z.object({ frame: z.string() }).parse(json).frame
}

const kinds: [string, () => Promise<Opened>][] = [
  ['the link to a draft', async () => onSite((await draftAddresses()).pathname)],
  ['the document of a draft', async () => onSite((await draftAddresses()).document)],
  [
    'a lesson on its own origin',
    async () => onLessonHost(await openInteractive(admin, uploaded.id)),
  ],
  ['the folder of a premium lesson', async () => onSite(await folderAddress())],
  ['a file beside it', async () => onSite(`${await folderAddress()}a.txt`)],
  ['a homework', async () => onSite(await homeworkAddress())],
]

test.each(kinds)('%s is kept by no cache and told to no other site', async (_, open) => {
  const { address, status, headers } = await open()

  expect(status).toBe(200)
  expect(carriesTicket(address)).toBe(true)
  expect(headers['referrer-policy']).toMatch(/^(no-referrer|strict-origin)$/) // the origin at most
  expect(headers['cache-control']).toMatch(/no-store|private/)
  expect(headers['cache-control']).not.toContain('public')
})

test.each(kinds)('%s stands in no log', async (_, open) => {
  const { address } = await open()

  const [secret = ''] = /[\w-]{43}(?=\/|$)/.exec(address.replace(/a\.txt$/, '')) ?? []
  expect(secret).toHaveLength(43)
  expect(maskedAddress(address)).not.toContain(secret)
})

test('a refused ticket is told to no other site either', async () => {
  const { status, headers } = await onSite('/draft/1.0.abc.forged')
  const document = await onSite('/lesson-documents/1/draft?ticket=1.0.abc.forged')

  expect([status, document.status]).toEqual([404, 404])
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(document.headers['referrer-policy']).toBe('no-referrer')
})

test('the document of a draft is open for an hour, however long its link is', async () => {
  const { pathname, document } = await draftAddresses()

  const until = (address: string) =>
    Number.parseInt(/(\w+)\.[\w-]{43}$/.exec(address)?.[1] ?? '', 36) - Date.now()

  expect(until(pathname)).toBeGreaterThan(4 * 24 * 60 * 60 * 1000)
  expect(until(document)).toBeLessThanOrEqual(60 * 60 * 1000)
  expect(until(document)).toBeGreaterThan(50 * 60 * 1000)
})
