import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { buildCourse, buildLesson } from '../../testing/build-content.ts'
import { contractClient, cookieHeader, signedIn } from '../../testing/contract-client.ts'

const url = inject('productUrl')
const visitor = contractClient(url)
const admin = await signedIn(url)

const Picture = z.object({
  id: z.number(),
  url: z.string(),
  filename: z.string(),
  width: z.number(),
  sizes: z.object({ small: z.object({ url: z.string(), width: z.number() }) }),
})

/** A picture that no other test has, because its name comes from its bytes. */
const drawPicture = (width = 1_200) =>
  sharp({
    create: {
      width,
      height: 800,
      channels: 3,
      background: { r: Math.random() * 255, g: 90, b: 99 },
    },
  })
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .jpeg()
    .toBuffer()

function upload(
  bytes: Buffer | string,
  { name = 'Lake at dawn.jpg', type = 'image/jpeg', alt = 'A lake' } = {},
) {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt }))
  form.set('file', new Blob([new Uint8Array(Buffer.from(bytes))], { type }), name)
  return fetch(`${url}/studio/api/media`, {
    method: 'POST',
    headers: { origin: url, cookie: cookieHeader(admin.cookies) },
    body: form,
  })
}

async function uploadPicture() {
  const answer = await upload(await drawPicture())
  return z.object({ doc: Picture }).parse(await answer.json()).doc
}

test('an uploaded picture is drawn anew, in sizes, and served to everybody for ever', async () => {
  const picture = await uploadPicture()

  const answer = await fetch(url + picture.url)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const small = await fetch(url + picture.sizes.small.url)

  expect(picture.url).toMatch(/^\/media\/lake-at-dawn-[0-9a-f]{12}\.webp$/)
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
])('%s is refused', async (_, bytes, name, type) => {
  const { status } = await upload(bytes, { name, type })

  expect(status).toBe(400)
})

test('a picture without words is refused', async () => {
  const { status } = await upload(await drawPicture(), { alt: '' })

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
  const picture = await uploadPicture()
  const course = await buildCourse(admin)
  const lesson = await buildLesson(admin, { course: course.id, warmUpPicture: picture.url })

  const refused = await admin.studio('DELETE', `/media/${picture.id}`)
  await admin.studio('PATCH', `/lessons/${lesson.id}`, { warmUpPicture: null })
  const deleted = await admin.studio('DELETE', `/media/${picture.id}`)

  expect(refused.status).toBe(409)
  expect(deleted.status).toBe(200)
  expect((await visitor.send('GET', picture.sizes.small.url)).status).toBe(404)
})

test('a visitor uploads nothing', async () => {
  const { status } = await visitor.studio('POST', '/media', { alt: 'A lake' })

  expect(status).toBe(401)
})
