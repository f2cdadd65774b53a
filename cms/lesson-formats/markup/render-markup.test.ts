import { expect, test } from 'vitest'
import { parseCustomMarkup, parseStandardMarkup } from './parse-markup.ts'
import { nastyText, randomLesson, seededChance } from './random-lesson.fixture.ts'
import { renderMarkup } from './render-markup.ts'

const seeds = Array.from({ length: 150 }, (_, seed) => seed)

test.each(seeds)('a custom lesson of nasty texts survives being written and read (%i)', (seed) => {
  const lesson = randomLesson(seededChance(seed))

  const read = parseCustomMarkup(renderMarkup(lesson, 'custom'))

  expect(read).toStrictEqual(lesson)
})

test.each(seeds)(
  'a standard lesson of nasty texts survives being written and read (%i)',
  (seed) => {
    const { courseId, customStyles, customScripts, ...lesson } = randomLesson(seededChance(seed))

    const read = parseStandardMarkup(renderMarkup(lesson, 'standard'))

    expect(read).toStrictEqual(lesson)
  },
)

test.each(seeds)(
  'a text that is not in the parser’s form gets it at the first reading (%i)',
  (seed) => {
    const chance = seededChance(seed)
    const lesson = { title: `t${nastyText(chance)}`, visualPrompt: nastyText(chance) }

    const once = parseStandardMarkup(renderMarkup(lesson, 'standard'))

    expect(parseStandardMarkup(renderMarkup(once, 'standard'))).toStrictEqual(once)
  },
)

test('spaces at the ends and between words are not kept', () => {
  const markup = renderMarkup({ title: '  Two \t words ' }, 'standard')

  expect(parseStandardMarkup(markup)).toEqual({ title: 'Two words' })
})

test('a paragraph keeps its line breaks and its blank lines', () => {
  const visualPrompt = 'First line\nsecond line\n\nNext paragraph'

  const markup = renderMarkup({ title: 'T', visualPrompt }, 'standard')

  expect(markup).toContain('First line<br>\nsecond line\n\nNext paragraph')
  expect(parseStandardMarkup(markup).visualPrompt).toBe(visualPrompt)
})

test('empty lists and texts stay stated, missing ones stay missing', () => {
  const lesson = { title: 'T', objectives: [], vocabulary: [], visualPrompt: '' }

  expect(parseStandardMarkup(renderMarkup(lesson, 'standard'))).toStrictEqual(lesson)
})

test('an empty text that a tag requires is written, so that the parser names it', () => {
  const markup = renderMarkup({ title: 'T', objectives: ['One', ''] }, 'standard')

  expect(() => parseStandardMarkup(markup)).toThrow('<objective> on line 5: is empty')
})

test('the markup reads as a tutor would write it', () => {
  const vocabulary = [{ word: 'R&D', phonetics: '', definition: 'research', example: '' }]

  const markup = renderMarkup({ title: 'A < B', isPremium: true, vocabulary }, 'standard')

  expect(markup).toBe(`<lesson-title>A &lt; B</lesson-title>
<premium>yes</premium>

<vocabulary>
  <vocabulary-item>
    <word>R&amp;D</word>
    <definition>research</definition>
  </vocabulary-item>
</vocabulary>
`)
})
