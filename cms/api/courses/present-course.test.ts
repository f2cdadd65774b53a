import { expect, test } from 'vitest'
import type { Course as CourseDocument } from '../../content/payload-types.ts'
import { Course, CourseSummary } from '../../contract/course.ts'
import { presentCourse, presentCourseSummary } from './present-course.ts'

type Node = NonNullable<CourseDocument['about']>['root']['children'][number]

const noLessons = { lessons: 0, latestLessonDate: null }
const twoLessons = { lessons: 2, latestLessonDate: '2025-03-01T10:00:00.000Z' }

const buildCourse = (more: Partial<CourseDocument> = {}): CourseDocument => ({
  id: 3,
  slug: 'speak-fluently',
  name: 'Speak Fluently',
  description: 'Say what you mean.',
  category: 'Conversation',
  icon: 'fa-microphone',
  difficulty: '1',
  createdAt: '2025-01-01T00:00:00.000Z',
  updatedAt: '2025-01-01T00:00:00.000Z',
  _status: 'published',
  ...more,
})

const richText = (children: Node[]): CourseDocument['about'] => ({
  root: { type: 'root', version: 1, format: '', indent: 0, direction: 'ltr', children },
})
const block = (type: string, more: object, children: Node[]): Node => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  direction: 'ltr',
  children,
  ...more,
})
const text = (content: string, format = 0): Node => ({
  type: 'text',
  version: 1,
  text: content,
  format,
  style: '',
  mode: 'normal',
  detail: 0,
})
const paragraph = (...children: Node[]) => block('paragraph', {}, children)
const link = (url: string, newTab = false) =>
  block('link', { id: 'link', fields: { linkType: 'custom', url, newTab } }, [text('here')])

const aboutOf = (...nodes: Node[]) =>
  presentCourse(buildCourse({ about: richText(nodes) }), noLessons, null).about

test.each([
  ['1', 1],
  ['2', 2],
  ['3', 3],
] as const)('difficulty %s of the studio is the number %i', (difficulty, number) => {
  const course = presentCourseSummary(buildCourse({ difficulty }), noLessons, null)

  expect(course.difficulty).toBe(number)
})

test.each([null, undefined, ''])('a course whose icon is %o has the graduation cap', (icon) => {
  const course = presentCourseSummary(buildCourse({ icon }), noLessons, null)

  expect(course.icon).toBe('fa-graduation-cap')
})

test('a course without lessons is not active', () => {
  const course = presentCourseSummary(buildCourse(), noLessons, null)

  expect(course).toMatchObject({ isActive: false, lessons: 0, latestLessonDate: null })
})

test('a course is active from its first lesson', () => {
  const course = presentCourseSummary(buildCourse(), { ...twoLessons, lessons: 1 }, null)

  expect(course).toMatchObject({ isActive: true, lessons: 1 })
})

test('a list gives what the contract names, without texts and files', () => {
  const about = richText([paragraph(text('About'))])

  const course = presentCourseSummary(
    buildCourse({ about, cssContent: 'p {}', jsContent: 'go()' }),
    twoLessons,
    null,
  )

  expect(course).toStrictEqual({
    id: 3,
    slug: 'speak-fluently',
    name: 'Speak Fluently',
    description: 'Say what you mean.',
    category: 'Conversation',
    icon: 'fa-microphone',
    difficulty: 1,
    lessons: 2,
    latestLessonDate: '2025-03-01T10:00:00.000Z',
    isActive: true,
  })
  expect(CourseSummary.parse(course)).toStrictEqual(course)
})

test('a list tells what decides, as far as the tutor has written it', () => {
  const cover = { src: '/a', srcSet: '/a 1w', alt: 'A desk', width: 3, height: 2 }
  const facts = { cefr: 'B1-B2', minutes: 20, forWhom: 'For nurses' } as const

  const course = presentCourseSummary(buildCourse(facts), noLessons, cover)

  expect(course).toMatchObject({ ...facts, cover })
  expect(CourseSummary.parse(course)).toStrictEqual(course)
})

test('one course comes with its files as they are', () => {
  const course = presentCourse(
    buildCourse({ cssContent: 'p > a {}', jsContent: 'a && b' }),
    twoLessons,
    null,
  )

  expect(course).toMatchObject({ cssContent: 'p > a {}', jsContent: 'a && b', lessons: 2 })
  expect(Course.parse(course)).toStrictEqual(course)
})

test.each([null, undefined, ''])('a file that is %o is null', (content) => {
  const course = presentCourse(
    buildCourse({ cssContent: content, jsContent: content }),
    noLessons,
    null,
  )

  expect(course).toMatchObject({ cssContent: null, jsContent: null })
})

test.each([
  ['no text', null],
  ['a text without words', richText([paragraph()])],
])('about is empty where there is %s', (_, about) => {
  const course = presentCourse(buildCourse({ about }), noLessons, null)

  expect(course.about).toBe('')
})

test.each(['h2', 'h3', 'h4'])('a heading %s survives', (tag) => {
  const about = aboutOf(block('heading', { tag }, [text('Who it is for')]))

  expect(about).toBe(`<${tag}>Who it is for</${tag}>`)
})

test.each([
  ['ul', 'bullet', ''],
  ['ol', 'number', ' value="1"'],
])('a list %s survives', (tag, listType, number) => {
  const items = [block('listitem', { value: 1 }, [text('one')])]

  const about = aboutOf(block('list', { tag, listType, start: 1 }, items))

  expect(about).toBe(`<${tag}><li${number}>one</li></${tag}>`)
})

test.each(['https://example.com/?a=1', 'mailto:hello@example.com', 'tel:+441234', '/contact'])(
  'a link to %s survives',
  (url) => {
    const about = aboutOf(paragraph(link(url)))

    expect(about).toBe(`<p><a href="${url}" rel="noopener">here</a></p>`)
  },
)

test('a link that opens a tab of its own gives that tab no way back', () => {
  const about = aboutOf(paragraph(link('https://example.com', true)))

  expect(about).toContain('target="_blank"')
  expect(about).toContain('rel="noopener"')
})

test.each([
  ['bold', 1, 'strong'],
  ['italic', 2, 'em'],
  ['code', 16, 'code'],
  ['subscript', 32, 'sub'],
  ['superscript', 64, 'sup'],
])('%s text stays so', (_, format, tag) => {
  const about = aboutOf(paragraph(text('word', format)))

  expect(about).toBe(`<p><${tag}>word</${tag}></p>`)
})

// The converter writes these two as a styled span, and styles are dropped.
test.each([
  ['struck out', 4, 's'],
  ['underlined', 8, 'u'],
])('%s text stays so', (_, format, tag) => {
  const about = aboutOf(paragraph(text('word', format)))

  expect(about).toBe(`<p><${tag}>word</${tag}></p>`)
})

test('markup that the tutor writes as text is shown as text', () => {
  const about = aboutOf(paragraph(text('<script>alert(1)</script>')))

  expect(about).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')
})

test.each([
  'javascript:alert(1)',
  'JaVaScript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
])('a link to %o leads nowhere', (url) => {
  const about = aboutOf(paragraph(link(url)))

  expect(about).toBe('<p><a href="#" rel="noopener">here</a></p>')
})

test('alignment leaves no style behind, which the site’s policy would block', () => {
  const about = aboutOf(block('paragraph', { format: 'center' }, [text('word')]))

  expect(about).toBe('<p>word</p>')
})
