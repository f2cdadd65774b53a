import { expect, test } from 'vitest'
import { buildCourse, uploadLesson } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { Lesson } from '../../contract/lesson.ts'

const url = site.url
const admin = await signedIn(url)
const visitor = contractClient(url)
const course = await buildCourse(admin)

async function htmlOf(id: number): Promise<string | null> {
  const { json } = await visitor.send('GET', `/api/lessons/${id}`)
  return Lesson.strict().parse(json).htmlContent
}

test.each([
  ['non-ASCII text', '<p>Ünïcödé, 中文, עברית, 🎉👩‍🏫</p>'],
  ['Windows line ends', '<p>one</p>\r\n<p>two</p>\r\n'],
  ['lone carriage returns', '<p>one</p>\r<p>two</p>'],
  ['a byte order mark', '\ufeff<!doctype html><p>Hello</p>'],
  ['white space around it', '\n\t <p>Hello</p> \n\n'],
  ['control characters', '<p>\u0001\u001f\u007f\u0085\u2028\u2029\ufffe</p>'],
  ['decomposed accents', '<p>e\u0301 and é</p>'],
  ['quotes, backslashes and templates', `<p onclick='alert("\\n")'>$1 \${a} %s {{b}}</p>`],
  ['no HTML at all', 'Just words'],
])('an upload comes back byte for byte: %s', async (_, htmlContent) => {
  const lesson = await uploadLesson(admin, course.id, htmlContent)

  expect(lesson.htmlContent).toBe(htmlContent)
  expect(await htmlOf(lesson.id)).toBe(htmlContent)
})

test('an upload of nearly 5 MB comes back byte for byte', async () => {
  const htmlContent = `<p>é🎉 ${'0123456789'.repeat(490_000)}</p>\r\n`

  const { id } = await uploadLesson(admin, course.id, htmlContent)

  expect((await htmlOf(id)) === htmlContent).toBe(true)
})

test.each([
  ['its title', '<title>The title</title><h1>The heading</h1>', 'The title'],
  ['its title, tidied', '<title>\n  Tips &amp;\n  Tricks\n</title>', 'Tips & Tricks'],
  ['its title in capitals', '<HTML><HEAD><TITLE>Loud</TITLE></HEAD></HTML>', 'Loud'],
  ['its first heading', '<p>a</p><h2>Second <em>level</em></h2><h1>Top</h1>', 'Second level'],
  ['its first heading that says something', '<h1> </h1><h2>Words</h2>', 'Words'],
  ['its heading where the title is empty', '<title> </title><h1>Heading</h1>', 'Heading'],
  ['its heading, not a picture’s name', '<svg><title>Icon</title></svg><h1>Page</h1>', 'Page'],
  ['what is seen, not a comment', '<!-- <title>No</title> --><h1>Yes</h1>', 'Yes'],
  ['what is seen, not a script', '<script>"<h1>No</h1>"</script><h3>Yes</h3>', 'Yes'],
  ['the default', '<p>Hello</p>', 'Lesson Title'],
])('an upload is named after %s', async (_, htmlContent, title) => {
  const lesson = await uploadLesson(admin, course.id, htmlContent)

  expect(lesson.title).toBe(title)
})

test('a title that is too long is cut between characters', async () => {
  const { title, id } = await uploadLesson(
    admin,
    course.id,
    `<title>${'a'.repeat(499)}🎉🎉</title>`,
  )

  expect(title.length).toBeLessThanOrEqual(500)
  expect(title).not.toMatch(/\p{Surrogate}/u)
  expect((await visitor.send('GET', `/api/lessons/${id}`)).json).toMatchObject({ title })
})

test('an upload is shown as a document', async () => {
  const { id } = await uploadLesson(admin, course.id, '<p>Hello from the upload</p>')

  const { status, text } = await visitor.send('GET', `/lesson-documents/${id}`)

  expect(status).toBe(200)
  expect(text).toContain('<p>Hello from the upload</p>')
})
