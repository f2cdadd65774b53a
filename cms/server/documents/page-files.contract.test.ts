import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildAdmin } from '../../../testing/build-admin.ts'
import {
  buildCourse,
  buildLesson,
  publishNewest,
  restore,
  trash,
  uniqueText,
} from '../../../testing/build-content.ts'
import { buildStudent, linkOf, openLink } from '../../../testing/build-student.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { downloadArchive, unzip, uploadArchive } from '../../../testing/course-archives.ts'
import { query } from '../../../testing/databases.ts'
import { openInteractive, sendToLessonHost } from '../../../testing/lesson-host.ts'
import { sendPage, zipOf } from '../../../testing/page-uploads.ts'
import { sendRaw } from '../../../testing/raw-request.ts'
import { site } from '../../../testing/site/site.ts'

const { url, databaseUrl } = site
const visitor = contractClient(url)
const admin = await signedIn(url)
const course = await buildCourse(admin)

const pageOf = (secret: string, more: Record<string, string | Buffer> = {}) =>
  zipOf({
    'index.html': `<title>Unit</title><link rel="stylesheet" href="css/style.css"><p>${secret}</p>`,
    'css/style.css': `p { background: url(../img/a%20lake.svg) } /* ${secret} */`,
    'img/a lake.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'sound.mp3': Buffer.from('0123456789'),
    ...more,
  })

const Made = z.object({ lesson: z.object({ id: z.number() }), leftOut: z.array(z.string()) })

async function upload(secret = uniqueText('secret'), more = {}) {
  const path = `/api/courses/${course.id}/lessons/page`
  const { status, json } = await sendPage(admin, { path, zip: pageOf(secret, more) })
  expect(status).toBe(201)
  return { id: Made.parse(json).lesson.id, secret, leftOut: Made.parse(json).leftOut }
}

/** Where a browser is sent that asks for a document with files. */
async function folderOf(id: number, client = visitor) {
  const { status, headers } = await client.send('GET', `/lesson-documents/${id}`)
  expect(status).toBe(303)
  return headers.get('location') ?? ''
}

const premium = (id: number) =>
  admin.studio('PATCH', `/lessons/${id}`, { isPremium: true, _status: 'published' })

describe('a page with its files', () => {
  test('stands in a folder, where everything it names is found', async () => {
    const { id, secret } = await upload()
    const folder = await folderOf(id)

    const page = await visitor.send('GET', folder)
    const style = await visitor.send('GET', `${folder}css/style.css`)
    const picture = await visitor.send('GET', `${folder}css/../img/a%20lake.svg`)

    expect(page.text).toContain(secret)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(style.text).toContain(secret)
    expect(style.headers.get('content-type')).toBe('text/css')
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
  })

  test('opens from a folder of its own, whatever that is called', async () => {
    const zip = zipOf({ 'Unit #1 100%? yes/page.html': '<p>Inside</p>', 'css/style.css': 'p { }' })
    const path = `/api/courses/${course.id}/lessons/page`
    const { json } = await sendPage(admin, { path, zip })
    const folder = await folderOf(Made.parse(json).lesson.id)

    const { status, headers } = await visitor.send('GET', folder)
    const page = await visitor.send('GET', headers.get('location') ?? '')

    expect(status).toBe(303)
    expect(page.status).toBe(200)
    expect(page.text).toContain('Inside')
  })

  test('may be new in several lessons at once', async () => {
    const secret = uniqueText('secret')

    const made = await Promise.all([1, 2, 3, 4].map(() => upload(secret)))

    const folders = await Promise.all(made.map(({ id }) => folderOf(id)))
    expect(new Set(folders.map((folder) => folder.split('/').at(-2))).size).toBe(1)
  })

  test('is behind the walls of a lesson, and may load and call its folder alone', async () => {
    const { id } = await upload()
    const folder = await folderOf(id)

    const policy = (await visitor.send('GET', folder)).headers.get('content-security-policy') ?? ''

    expect(policy).toContain('sandbox allow-scripts')
    expect(policy).toContain(`connect-src data: blob: ${url}${folder}`)
    expect(policy).toContain(`frame-ancestors ${url}`)
    expect(policy).not.toMatch(/connect-src [^;]*https:/)
  })

  test('its files are typed by their names, run nothing and are kept for ever', async () => {
    const { id } = await upload()
    const folder = await folderOf(id)

    const { headers } = await visitor.send('GET', `${folder}css/style.css`)
    const again = await sendRaw(url, {
      path: `${folder}css/style.css`,
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    })

    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cache-control')).toContain('immutable')
    expect(again.status).toBe(304)
  })

  test('a sound is sent in the part that is asked for', async () => {
    const { id } = await upload()
    const folder = await folderOf(id)

    const { status, headers, text } = await visitor.send('GET', `${folder}sound.mp3`, undefined, {
      range: 'bytes=2-4',
    })

    expect(status).toBe(206)
    expect(text).toBe('234')
    expect(headers.get('content-range')).toBe('bytes 2-4/10')
    expect(headers.get('content-type')).toBe('audio/mpeg')
  })

  test('a name is found however its letters are written, and nothing else is', async () => {
    const { id } = await upload()
    const folder = await folderOf(id)

    expect((await visitor.send('GET', `${folder}CSS/Style.css`)).status).toBe(200)
    for (const path of ['none.css', 'css/', '%2e%2e/x', 'css%2f..%2f..%2fx', '%00']) {
      expect((await visitor.send('GET', folder + path)).status).toBe(404)
    }
  })

  test('a page among the files has the walls of the lesson too', async () => {
    const { id } = await upload(undefined, { 'two.html': '<h1>Two</h1>' })
    const folder = await folderOf(id)

    const { headers } = await visitor.send('GET', `${folder}two.html`)

    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('content-security-policy')).toContain('sandbox allow-scripts')
  })

  test.each([
    ['UTF-8', '<p>/ˈθɪŋk/</p>', 'text/html; charset=utf-8'],
    ['an older encoding', Buffer.from('<p>façade</p>', 'latin1'), 'text/html'],
  ])('a page among the files is called UTF-8 where it is: %s', async (_, page, type) => {
    const { id } = await upload(undefined, { 'two.html': page })

    const { headers } = await visitor.send('GET', `${await folderOf(id)}two.html`)

    expect(headers.get('content-type')).toBe(type)
  })

  test('finds its pictures by the names that a Mac has packed, and by those with backslashes', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
    const { id, leftOut } = await upload(undefined, {
      'img/U\u0308bung é.svg': svg,
      'more\\a.css': 'p {}',
      'Icon\r': 'x',
    })
    const folder = await folderOf(id)

    const picture = await visitor.send('GET', `${folder}img/${encodeURIComponent('Übung é.svg')}`)
    const style = await visitor.send('GET', `${folder}more/a.css`)

    expect([picture.status, style.status, leftOut]).toEqual([200, 200, []])
  })

  test('opens in its tab on the lesson origin, with its files', async () => {
    const { id, secret } = await upload()

    const first = await sendToLessonHost(url, await openInteractive(visitor, id))
    const folder = String(first.headers.location)
    const page = await sendToLessonHost(url, folder)
    const style = await sendToLessonHost(url, `${folder}css/style.css`)

    expect(page.body.toString()).toContain(secret)
    expect(page.headers['content-security-policy']).not.toContain('sandbox')
    expect(style.body.toString()).toContain(secret)
  })

  test('what no page can use is left out and told', async () => {
    const { leftOut } = await upload(undefined, { 'notes.docx': 'x', '.DS_Store': 'x' })

    expect(leftOut).toEqual(['notes.docx'])
  })
})

describe('what not everybody may see', () => {
  test('is withheld with its lesson: premium', async () => {
    const { id, secret } = await upload()
    const before = await folderOf(id)
    await premium(id)

    const answers = await Promise.all([
      visitor.send('GET', `/lesson-documents/${id}`),
      visitor.send('GET', before),
      visitor.send('GET', `${before}css/style.css`),
    ])
    const folder = await folderOf(id, admin)

    for (const { status, text } of answers) {
      expect(status).toBe(404)
      expect(text).not.toContain(secret)
    }
    expect(folder).toContain('~t')
    const style = await visitor.send('GET', `${folder}css/style.css`)
    expect(style.text).toContain(secret)
    expect(style.headers.get('cache-control')).toContain('private')
    expect((await visitor.send('GET', folder)).text).toContain(secret)
  })

  test('a grant opens it, and no longer than it lasts', async () => {
    const { id, secret } = await upload()
    await premium(id)
    const student = await buildStudent(admin, { grants: [{ scope: 'lesson', lesson: id }] })
    const browser = contractClient(url)
    await openLink(browser, await linkOf(admin, student.id))
    const folder = await folderOf(id, browser)
    const before = await visitor.send('GET', `${folder}css/style.css`)

    await admin.studio('PATCH', `/students/${student.id}`, { grants: [] })

    expect(before.text).toContain(secret)
    expect((await visitor.send('GET', `${folder}css/style.css`)).status).toBe(404)
    expect((await visitor.send('GET', folder)).status).toBe(404)
  })

  test('what an admin has opened ends with her account', async () => {
    const { id, secret } = await upload()
    await premium(id)
    const anna = await buildAdmin(admin)
    const folder = await folderOf(id, await signedIn(url, anna))
    const before = await visitor.send('GET', `${folder}css/style.css`)

    await admin.studio('DELETE', `/admins/${anna.id}`)

    expect(before.text).toContain(secret)
    expect((await visitor.send('GET', `${folder}css/style.css`)).status).toBe(404)
    expect((await visitor.send('GET', folder)).status).toBe(404)
  })

  test('a proof opens the folder of its own lesson alone', async () => {
    const [one, other] = [await upload(), await upload()]
    await premium(one.id)
    await premium(other.id)
    const [, proof] = (await folderOf(one.id, admin)).split('~')
    const [elsewhere] = (await folderOf(other.id, admin)).split('~')
    const [, , , , key] = elsewhere?.split('/') ?? []

    const taken = await visitor.send('GET', `${elsewhere}~${proof}css/style.css`)
    const mixed = await visitor.send('GET', `/lesson-documents/${one.id}/files/${key}~${proof}`)

    expect(taken.status).toBe(404)
    expect(mixed.text).not.toContain(other.secret)
  })
})

describe('another page in its place', () => {
  const replace = (id: number, secret: string) =>
    sendPage(admin, { method: 'PUT', path: `/api/lessons/${id}/page`, zip: pageOf(secret) })

  test('waits in the draft, and replaces the whole at once when it is published', async () => {
    const { id, secret } = await upload()
    const later = uniqueText('later')
    const old = await folderOf(id)

    const { status } = await replace(id, later)
    const before = await visitor.send('GET', `${await folderOf(id)}css/style.css`)
    await publishNewest(admin, id)
    const folder = await folderOf(id)
    const after = await visitor.send('GET', `${folder}css/style.css`)

    expect(status).toBe(200)
    expect(before.text).toContain(secret)
    expect(after.text).toContain(later)
    expect((await visitor.send('GET', folder)).text).toContain(later)
    expect((await visitor.send('GET', `${old}css/style.css`)).status).toBe(404)
    expect((await visitor.send('GET', old)).headers.get('location')).toBe(`/lesson-documents/${id}`)
  })

  test('a draft’s files open with the draft alone', async () => {
    const later = uniqueText('drafted')
    const { id } = await upload()
    await replace(id, later)
    const page = await admin.send('GET', `/preview/lessons/${id}`)
    const [, ticket] = /"ticket":"([^"]+)"/.exec(page.text) ?? []
    const frame = `/lesson-documents/${id}/draft?ticket=${ticket}`

    const folder = (await visitor.send('GET', frame)).headers.get('location') ?? ''
    const style = await visitor.send('GET', `${folder}css/style.css`)
    const open = await visitor.send('GET', `${folder.split('~')[0]}/css/style.css`)

    expect((await visitor.send('GET', folder)).text).toContain(later)
    expect(style.text).toContain(later)
    expect(open.status).toBe(404)
  })

  test('goes with the page: a lesson without HTML has no files', async () => {
    const { id } = await upload()

    await admin.studio('PATCH', `/lessons/${id}`, { htmlContent: '', _status: 'published' })

    const [row] = await query(databaseUrl, `select files_key from lessons where id = ${id}`)
    expect(row).toEqual({ files_key: null })
  })
})

describe('the files of a lesson', () => {
  test('come back from the trash with it, and belong to its copy too', async () => {
    const { id, secret } = await upload()
    await trash(admin, 'lessons', id)
    const inTrash = await visitor.send('GET', `/lesson-documents/${id}`)
    await restore(admin, 'lessons', id)
    const { json } = await admin.studio('POST', `/lessons/${id}/duplicate`)
    const copy = z.object({ doc: z.object({ id: z.number() }) }).parse(json).doc.id
    await publishNewest(admin, copy)

    expect(inTrash.status).toBe(404)
    for (const one of [id, copy]) {
      const style = await visitor.send('GET', `${await folderOf(one)}css/style.css`)
      expect(style.text).toContain(secret)
    }
  })

  test('travel in the archive of their course', async () => {
    const own = await buildCourse(admin)
    const secret = uniqueText('archived')
    const path = `/api/courses/${own.id}/lessons/page`
    const { json } = await sendPage(admin, { path, zip: pageOf(secret) })
    const archive = await downloadArchive(admin, own.id)
    await admin.studio('DELETE', `/lessons/${Made.parse(json).lesson.id}`)
    await query(databaseUrl, 'delete from lesson_files')

    const imported = await uploadArchive(admin, archive)
    const courseId = z.object({ id: z.number() }).parse(imported.json).id
    const lessons = await visitor.send('GET', `/api/courses/${courseId}/lessons`)
    const [lesson] = z.array(z.object({ id: z.number() })).parse(lessons.json)
    const folder = await folderOf(lesson?.id ?? 0)

    expect([...(await unzip(archive)).keys()].filter((name) => name.endsWith('.bin'))).toHaveLength(
      3,
    )
    expect((await visitor.send('GET', `${folder}css/style.css`)).text).toContain(secret)
  })

  test('are cleared away once nothing names them, and no sooner', async () => {
    const [gone, kept] = [await upload(), await upload()]
    const keptFolder = await folderOf(kept.id)
    await admin.studio('DELETE', `/lessons/${gone.id}`)
    await query(databaseUrl, "update lesson_files set updated_at = now() - interval '2 days'")
    const folder = join(site.dataDir, 'lesson-files')
    const names = await readdir(folder, { recursive: true })
    const long = new Date(Date.now() - 48 * 60 * 60 * 1000)
    for (const name of names) await utimes(join(folder, name), long, long)

    await query(
      databaseUrl,
      "insert into payload_jobs (task_slug, queue) values ('purge-trash', 'clear-files')",
    )
    await admin.studio('GET', '/payload-jobs/run?queue=clear-files&disableScheduling=true')

    const left = await readdir(folder, { recursive: true })
    expect(left.length).toBeLessThan(names.length)
    expect((await visitor.send('GET', `${keptFolder}css/style.css`)).text).toContain(kept.secret)
  })
})

describe('homework with its files', () => {
  test('opens under the student’s link, with everything beside it', async () => {
    const secret = uniqueText('homework')
    const { id } = await buildStudent(admin)
    const browser = contractClient(url)
    await openLink(browser, await linkOf(admin, id))
    const path = `/api/students/${id}/homework/page`
    const { status, json } = await sendPage(admin, { path, zip: pageOf(secret) })
    const homework = z.object({ homework: z.object({ id: z.number() }) }).parse(json).homework.id
    const opened = await browser.send('GET', `/api/student/homework/${homework}`)
    const { frame } = z.object({ frame: z.string() }).parse(opened.json)

    const folder = (await visitor.send('GET', frame)).headers.get('location') ?? ''
    const [bare = ''] = folder.split('~')
    const style = await visitor.send('GET', `${folder}css/style.css`)

    expect(status).toBe(201)
    expect((await visitor.send('GET', folder)).text).toContain(secret)
    expect(style.text).toContain(secret)
    expect((await visitor.send('GET', `${bare}/css/style.css`)).status).toBe(404)
    await admin.studio('PATCH', `/students/${id}`, { revokedAt: new Date().toISOString() })
    expect((await visitor.send('GET', `${folder}css/style.css`)).status).toBe(404)
  })
})

describe('an upload', () => {
  const symlink = 0o120777
  const path = `/api/courses/${course.id}/lessons/page`

  test('is an admin’s alone, for a course that there is', async () => {
    const zip = pageOf('x')

    expect((await sendPage(visitor, { path, zip })).status).toBe(401)
    expect((await sendPage(admin, { path: '/api/courses/999999/lessons/page', zip })).status).toBe(
      404,
    )
    expect((await admin.send('POST', path, {})).status).toBe(415)
  })

  test.each([
    ['no page', { 'a.css': 'p{}' }, /no HTML page/],
    ['several pages', { 'a.html': '<p>', 'b.html': '<p>' }, /several HTML pages/],
    ['twins', { 'a.html': '<p>', 'A.css': '1', 'a.CSS': '2' }, /differ only in capital letters/],
    ['a page that is no text', { 'a.html': Buffer.from([0, 1, 2]) }, /not a text file/],
    ['a name that leads out', { 'a.html': '<p>', '../a.css': 'x' }, /name is not allowed/],
    ['a name from the root', { 'a.html': '<p>', '/a.css': 'x' }, /name is not allowed/],
    ['backslashes that lead out', { 'a.html': '<p>', '..\\a.css': 'x' }, /name is not allowed/],
    ['a bomb', { 'a.html': '<p>', 'a.css': Buffer.alloc(20_000_000) }, /more than 100 times/],
    [
      'a file beyond its limit',
      { 'a.html': '<p>', 'a.mp4': Buffer.alloc(33 * 1024 * 1024, Math.random().toString()) },
      /too large|more than 100 times/,
    ],
    [
      'too many files',
      Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`${at}.css`, ''])),
      /too many files/,
    ],
  ])('with %s is refused in words', async (_what, files, message) => {
    const { status, json } = await sendPage(admin, { path, zip: zipOf(files) })

    expect(z.object({ message: z.string() }).parse(json).message).toMatch(message)
    expect(status).toBe(400)
  })

  test('with a link in it is refused', async () => {
    const { buildZip } = await import('../../../testing/build-zip.ts')
    const zip = buildZip([
      { name: 'a.html', content: Buffer.from('<p>') },
      { name: 'a.css', content: Buffer.from('/etc/passwd'), mode: symlink },
    ])

    expect((await sendPage(admin, { path, zip })).status).toBe(400)
  })

  test('a lesson without files stays at its own address', async () => {
    const { id } = await buildLesson(admin, { course: course.id, htmlContent: '<p>Alone</p>' })

    const { status, text } = await visitor.send('GET', `/lesson-documents/${id}`)

    expect(status).toBe(200)
    expect(text).toContain('<p>Alone</p>')
  })
})
