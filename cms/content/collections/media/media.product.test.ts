import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { buildCourse, buildLesson, saveDraft } from '../../../../testing/build-content.ts'
import {
  buildPicture,
  drawPicture,
  Picture,
  uploadPicture,
} from '../../../../testing/build-pictures.ts'
import { contractClient, signedIn } from '../../../../testing/contract-client.ts'

const url = inject('productUrl')
const visitor = contractClient(url)
const admin = await signedIn(url)

const drawJpeg = () =>
  drawPicture()
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .jpeg()
    .toBuffer()

test('an uploaded picture is drawn anew, in sizes, and served to everybody for ever', async () => {
  const uploaded = await uploadPicture(admin, await drawJpeg())
  const { doc: picture } = z.object({ doc: Picture }).parse(await uploaded.json())

  const answer = await fetch(url + picture.url)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const small = await fetch(url + picture.sizes.small.url)

  expect(picture.url).toMatch(/^\/media\/lake-at-dawn-[0-9a-f]{12}\.webp$/)
  expect(picture.sizes.small.url).toBe(picture.url.replace('.webp', '-small.webp'))
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(bytes.includes('a secret place')).toBe(false)
  expect((await sharp(bytes).metadata()).width).toBe(1_200)
  expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(480)
})

test.each([
  [
    'an SVG',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'a.svg',
    'image/svg+xml',
  ],
  [
    'an SVG that says it is a PNG',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'a.png',
    'image/png',
  ],
  ['an HTML page', '<script>alert(1)</script>', 'a.html', 'text/html'],
  ['an HTML page that says it is a JPEG', '<script>alert(1)</script>', 'a.jpg', 'image/jpeg'],
])('%s is refused in words', async (_, bytes, name, type) => {
  const answer = await uploadPicture(admin, bytes, { name, type })

  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('This file is not a picture.')
})

test('a picture of more than 12 MB is refused, and the message says how large one may be', async () => {
  const answer = await uploadPicture(admin, Buffer.alloc(12 * 1024 * 1024 + 1))

  expect(answer.status).toBe(413)
  expect(await answer.text()).toContain('A picture can be up to 12 MB.')
})

test('a picture without words is refused', async () => {
  const { status } = await uploadPicture(admin, await drawJpeg(), { alt: '' })

  expect(status).toBe(400)
})

test.each([
  '/media/',
  '/media/../package.json',
  '/media/..%2fpackage.json',
  '/media/none.webp',
  '/media/a.html',
])('nothing else is served: %s', async (path) => {
  const { status, text } = await visitor.send('GET', path)

  expect(status).toBe(404)
  expect(text).not.toContain('"dependencies"')
})

test('a picture that a lesson shows is kept; afterwards it can be deleted, its files too', async () => {
  const picture = await buildPicture(admin)
  const course = await buildCourse(admin)
  const lesson = await buildLesson(admin, { course: course.id, warmUpPicture: picture.url })

  const refused = await admin.studio('DELETE', `/media/${picture.id}`)
  await admin.studio('PATCH', `/lessons/${lesson.id}`, { warmUpPicture: null })
  const deleted = await admin.studio('DELETE', `/media/${picture.id}`)

  expect(refused.status).toBe(409)
  expect(deleted.status).toBe(200)
  expect((await visitor.send('GET', picture.sizes.small.url)).status).toBe(404)
})

test.each([
  ['a course’s style sheet', 'courses', 'cssContent'],
  ['a lesson’s script', 'lessons', 'customScripts'],
] as const)('a picture that the draft of %s names is kept', async (_, collection, field) => {
  const picture = await buildPicture(admin)
  const course = await buildCourse(admin)
  const lesson = await buildLesson(admin, { course: course.id })
  const { id } = collection === 'courses' ? course : lesson
  await saveDraft(admin, collection, { id, [field]: `"${picture.sizes.small.url}"` })

  const { status, text } = await admin.studio('DELETE', `/media/${picture.id}`)

  expect(status).toBe(409)
  expect(text).toContain('shows this picture')
})

test('a visitor uploads nothing', async () => {
  const { status } = await visitor.studio('POST', '/media', { alt: 'A lake' })

  expect(status).toBe(401)
})
