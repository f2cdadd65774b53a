import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { buildCourse, buildLesson } from '../../../testing/build-content.ts'
import { buildPicture } from '../../../testing/build-pictures.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { ErrorAnswer } from '../../contract/answers.ts'
import { pagePaths } from '../../contract/page-paths.ts'

const url = site.url
const visitor = contractClient(url)

test('the sitemap lists fixed pages, courses and lessons', async () => {
  const { status, text, headers } = await visitor.send('GET', '/sitemap.xml')

  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch(/^application\/xml/)
  expect(text).toContain(`<loc>${url}/</loc>`)
  expect(text).toContain(`<loc>${url}/course/1</loc>`)
  expect(text).toContain(`<loc>${url}/courses/speak-fluently/speech-course-1</loc>`)
})

test('the sitemap leaves out premium lessons, and a course that is no longer published', async () => {
  const admin = contractClient(url)
  await admin.signIn()
  const { text: before } = await visitor.send('GET', '/sitemap.xml')
  const draft = await admin.send('PATCH', '/studio/api/courses/7', { _status: 'draft' })
  const { text: after } = await visitor.send('GET', '/sitemap.xml')
  await admin.send('PATCH', '/studio/api/courses/7', { _status: 'published' })

  expect(draft.status).toBe(200)
  expect(before).not.toContain('/courses/speak-fluently/speech-course-7<')
  expect(before).toContain('/courses/everyday-grammar/')
  expect(before).toContain('/course/7<')
  expect(after).not.toContain('/courses/everyday-grammar/')
  expect(after).not.toContain('/course/7<')
})

test('the sitemap gives each lesson one address, that of the viewer which has most to say', async () => {
  const admin = contractClient(url)
  await admin.signIn()
  const course = await buildCourse(admin)
  const vocabulary = [{ word: 'goal', definition: 'An aim.' }]
  const build = (fields: object) => buildLesson(admin, { course: course.id, ...fields })
  const [structured, uploaded, both] = [
    await build({ vocabulary }),
    await build({ htmlContent: '<p>Hello</p>' }),
    await build({ htmlContent: '<p>Hello</p>', vocabulary }),
  ]

  const { text } = await visitor.send('GET', '/sitemap.xml')

  expect(text).toMatch(
    /\/speech-course-1<.*\n.*\/view-lesson-details\/\d+<.*\n.*\/speech-course-3</,
  )
  expect(text).toContain(pagePaths.uploadedLesson(uploaded.id))
  expect(text).not.toContain(pagePaths.uploadedLesson(structured.id))
  expect(text).not.toContain(pagePaths.uploadedLesson(both.id))
})

test('a site map that one file holds has no parts', async () => {
  const { status } = await visitor.send('GET', '/sitemap-1.xml')

  expect(status).toBe(404)
})

test('robots are told of the sitemap and kept out of the tutor’s side', async () => {
  const { text } = await visitor.send('GET', '/robots.txt')

  expect(text).toContain(`Sitemap: ${url}/sitemap.xml`)
  expect(text).toContain('Disallow: /admin\n')
  expect(text).not.toContain('Disallow: /\n')
})

test.each(['home', 'about', 'contact', 'courses', 'testimonials', 'course-1'])(
  'the picture of %s is a PNG of 1200 × 630 that other sites may show',
  async (page) => {
    const response = await fetch(`${url}/og/${page}.png`)
    const { width, height, format } = await sharp(await response.arrayBuffer()).metadata()

    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
  },
)

test.each([
  ['/apple-touch-icon.png', 180],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
  ['/favicon.ico', 48],
])('the sign of the site is there as pixels: %s', async (path, size) => {
  const response = await fetch(url + path)
  const { width, height, format, hasAlpha } = await sharp(await response.arrayBuffer()).metadata()

  expect({ width, height, format, hasAlpha }).toEqual({
    width: size,
    height: size,
    format: 'png',
    hasAlpha: false,
  })
})

test('the manifest carries the name of the site', async () => {
  const { json, headers } = await visitor.send('GET', '/site.webmanifest')

  expect(headers.get('content-type')).toMatch(/^application\/manifest\+json/)
  expect(json).toMatchObject({ name: 'Clearly Spoken', start_url: '/' })
})

test.each(['course-999', 'course-0', 'course-1e3', 'admin', '..%2fsecret'])(
  'there is no picture of %s',
  async (page) => {
    const { status, json } = await visitor.send('GET', `/og/${page}.png`)

    expect(status).toBe(404)
    expect(ErrorAnswer.parse(json).message).toMatch(/not found/)
  },
)

/** What a messenger shows of a page; the picture has to be there. */
async function pictureOf(path: string) {
  const { text } = await visitor.send('GET', path)
  const address = /property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? ''
  expect((await fetch(address)).status).toBe(200)
  return address.slice(url.length)
}

test('a lesson is shared with the picture of its course', async () => {
  const admin = await signedIn(url)
  const course = await buildCourse(admin)
  const vocabulary = [{ word: 'goal', definition: 'An aim.' }]
  const structured = await buildLesson(admin, { course: course.id, vocabulary })
  const uploaded = await buildLesson(admin, { course: course.id, htmlContent: '<p>Hello</p>' })
  const lessonPath = pagePaths.lesson(String(course.slug), Number(structured.lessonNumber))

  expect(await pictureOf(lessonPath)).toBe(`/og/course-${course.id}.png`)
  expect(await pictureOf(pagePaths.uploadedLesson(uploaded.id))).toBe(`/og/course-${course.id}.png`)

  const { url: cover } = await buildPicture(admin)
  await admin.studio('PATCH', `/courses/${course.id}`, { cover })

  expect(await pictureOf(lessonPath)).toBe(`/og/course-${course.id}.jpg`)
})

test('Speak Fluently is shared with its cover', async () => {
  const admin = await signedIn(url)
  const path = pagePaths.courseLessons('speak-fluently')
  expect(await pictureOf(path)).toBe('/og/course-1.png')
  const { url: cover } = await buildPicture(admin)
  onTestFinished(() => void admin.studio('PATCH', '/courses/1', { cover: null }))

  await admin.studio('PATCH', '/courses/1', { cover })

  expect(await pictureOf(path)).toBe('/og/course-1.jpg')
})
