import { expect, test } from 'vitest'
import { elementsOf } from './elements-of.fixture.ts'
import { parseCustomMarkup } from './parse-markup.ts'
import { nastyText, randomLesson, seededChance } from './random-lesson.fixture.ts'
import { renderLessonDocument } from './render-lesson-document.ts'
import { customToeflTemplate } from './templates/custom-toefl-template.ts'

const toefl = parseCustomMarkup(customToeflTemplate)
const toeflElements = elementsOf(renderLessonDocument(toefl, toefl))

const having = (attribute: string) =>
  toeflElements.filter(({ attributes }) => attribute in attributes)

test('the page has a title, a language, one main heading and one main part', () => {
  const tags = toeflElements.map(({ tag }) => tag)

  expect(renderLessonDocument(toefl, toefl)).toMatch(/^<!doctype html>\n<html lang="en">/)
  expect(toeflElements.find(({ tag }) => tag === 'title')?.text).toBe(toefl.title)
  expect(tags.filter((tag) => tag === 'h1' || tag === 'main')).toEqual(['h1', 'main'])
})

test('each word has a button that says it', () => {
  expect(having('data-speak').map(({ attributes }) => attributes['data-speak'])).toEqual([
    'retain',
    'distraction',
    'accountable',
    'procrastinate',
    'at my own pace',
  ])
})

test('each speaking activity has a record button, writing has none', () => {
  expect(having('data-record').map(({ text }) => text)).toEqual([
    'Start Recording',
    'Start Recording',
  ])
  expect(toeflElements.filter(({ tag }) => tag === 'textarea')).toHaveLength(2)
})

test('the quiz names its questions, its options and the right ones', () => {
  expect(having('data-question')).toHaveLength(4)
  expect(having('data-option')).toHaveLength(16)
  expect(
    having('data-correct').map(({ attributes, text }) => [attributes['data-correct'], text]),
  ).toEqual([
    ['true', 'study'],
    ['true', 'Even though'],
    ['true', 'puts the work off'],
    ['true', 'Close with “and that’s why I …”'],
  ])
})

test('each data-go leads to a section that is there', () => {
  const sections = toeflElements.filter(({ tag }) => tag === 'section')
  const ids = sections.map(({ attributes }) => attributes.id)

  expect(ids).toEqual(
    'objectives warm-up vocabulary phrases grammar practice quiz takeaways'.split(' '),
  )
  expect(new Set(having('data-go').map(({ attributes }) => attributes['data-go']))).toEqual(
    new Set(ids),
  )
  expect(having('data-theme-toggle')).toHaveLength(1)
})

test('a section without content is left out', () => {
  const elements = elementsOf(
    renderLessonDocument({ title: 'T', objectives: ['One'], quizQuestions: [] }),
  )

  expect(elements.filter(({ tag }) => tag === 'section')).toHaveLength(1)
})

const tagsOf = (page: string) => new Set(elementsOf(page).map(({ tag }) => tag))
const pageTags = new Set(
  (
    'html head meta title style script body header div span button h1 nav ul li a main section h2 h3 p br ' +
    'img ol textarea'
  ).split(' '),
)

test.each(Array.from({ length: 100 }, (_, seed) => seed))(
  'texts of a lesson never become markup (%i)',
  (seed) => {
    const lesson = randomLesson(seededChance(seed))

    const tags = tagsOf(renderLessonDocument(lesson, lesson))

    expect([...tags].filter((tag) => !pageTags.has(tag))).toEqual([])
  },
)

test.each([
  '</style><img src=x onerror=alert(1)>',
  '</STYLE ><b>',
  '</script><b>',
  '<!--<script>',
  '<!-- <SCRIPT ',
  '--></script><b>',
  `${nastyText(seededChance(1))}</script`,
])('custom code does not break out: %s', (code) => {
  const page = renderLessonDocument({ title: 'T' }, { customStyles: code, customScripts: code })

  const tags = elementsOf(page).map(({ tag }) => tag)

  expect(tags.filter((tag) => tag === 'style' || tag === 'script')).toEqual([
    'style',
    'style',
    'script',
  ])
  expect(tags).not.toContain('img')
  expect(tags).not.toContain('b')
  expect(tags.at(-1)).toBe('script')
})

test('attributes hold any text', () => {
  const word = "\"><img src=x onerror=alert(1)> & 'x'"
  const vocabulary = [{ word, phonetics: '', definition: '', example: '' }]

  const elements = elementsOf(renderLessonDocument({ title: 'T', vocabulary }))

  expect(
    elements.find(({ attributes }) => 'data-speak' in attributes)?.attributes['data-speak'],
  ).toBe(word)
})

test('a picture is shown where it can be loaded', () => {
  const picturesOf = (warmUpPicture: string) =>
    elementsOf(renderLessonDocument({ title: 'T', warmUpPicture })).filter(
      ({ tag }) => tag === 'img',
    )

  expect(picturesOf('https://example.com/a.jpg')).toHaveLength(1)
  expect(picturesOf('/pictures/lake.svg')).toHaveLength(0)
  expect(picturesOf('javascript:alert(1)')).toHaveLength(0)
})
