import { expect, inject, test } from 'vitest'
import { buildCourse, buildLesson } from '../../testing/build-content.ts'
import { signedIn } from '../../testing/contract-client.ts'

const admin = await signedIn(inject('productUrl'))
const course = await buildCourse(admin)
const lesson = await buildLesson(admin, { course: course.id })

const richText = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text }] }],
  },
})

const writes: [method: string, path: string, (text: string) => object, field: string][] = [
  ['POST', '/lessons?draft=true', (title) => ({ title, course: course.id }), 'title'],
  ['PATCH', `/lessons/${lesson.id}`, (title) => ({ title }), 'title'],
  ['PATCH', `/lessons/${lesson.id}?draft=true&autosave=true`, (title) => ({ title }), 'title'],
  ['PATCH', `/lessons/${lesson.id}`, (text) => ({ objectives: [{ text }] }), 'objectives.0.text'],
  ['PATCH', `/lessons?where[id][equals]=${lesson.id}`, (title) => ({ title }), 'title'],
  ['PATCH', `/courses/${course.id}`, (cssContent) => ({ cssContent }), 'cssContent'],
  ['POST', '/faq-items', (question) => ({ question }), 'question'],
  ['PATCH', '/admins/1', (email) => ({ email }), 'email'],
  ['POST', '/globals/site', (brand) => ({ brand }), 'brand'],
  ['POST', '/globals/home-page?draft=true&autosave=true', (intro) => ({ intro }), 'intro'],
  [
    'POST',
    '/globals/privacy-policy',
    (text) => ({ content: richText(text) }),
    'content.root.children.0.children.0.text',
  ],
]

const broken = [
  ['a\u0000b', 'The text contains a NUL character. Please remove it.'],
  ['a\ud83d', 'The text contains a broken character. Please remove it.'],
] as const

for (const [text, message] of broken) {
  test.each(writes)(
    `${JSON.stringify(text)} is refused by its field: %s %s`,
    async (method, path, data, field) => {
      const { status, json } = await admin.studio(method, path, data(text))

      expect(status).toBe(400)
      expect(json).toMatchObject({ errors: [{ data: { errors: [{ path: field, message }] } }] })
    },
  )
}

test.each([
  ['GET', '/lessons?where[title][equals]=a%00b', undefined],
  ['GET', '/lessons?where[title][like]=a%00b', undefined],
  ['DELETE', '/lessons?where[title][equals]=a%00b', undefined],
  ['POST', '/payload-preferences/a', { value: { text: 'a\u0000b' } }],
  ['POST', '/payload-preferences/a', { value: { text: 'a\ud83d' } }],
  ['POST', '/payload-preferences/a%00b', { value: 'a' }],
])('no other text of a request is a fault of the server: %s %s %j', async (method, path, body) => {
  const { status } = await admin.studio(method, path, body)

  expect(status).toBe(400)
})
