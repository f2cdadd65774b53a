import { expect, test } from 'vitest'
import { lessonTags } from './lesson-tags.ts'
import { markupFormats } from './parsed-lesson.ts'
import { nastyText, pick, seededChance } from './random-lesson.fixture.ts'
import { summarizeMarkup } from './summarize-markup.ts'

test('a lesson is told in figures', () => {
  const summary = summarizeMarkup(
    `<lesson-title>T</lesson-title><lesson-number>4</lesson-number><premium>yes</premium>
     <objectives><objective>a</objective><objective>b</objective></objectives>`,
    'standard',
  )

  expect(summary).toEqual({
    ok: true,
    title: 'T',
    lessonNumber: 4,
    courseId: null,
    isPremium: true,
    counts: {
      objectives: 2,
      warmUpQuestions: 0,
      keyTakeaways: 0,
      vocabulary: 0,
      phrases: 0,
      grammarConcepts: 0,
      practiceActivities: 0,
      speakingTips: 0,
      quizQuestions: 0,
    },
  })
})

test('the course that a custom markup names is told', () => {
  const markup = '<lesson-meta><lesson-title>T</lesson-title><course-id>3</course-id></lesson-meta>'

  expect(summarizeMarkup(markup, 'custom')).toMatchObject({ ok: true, courseId: 3 })
})

test('a mistake is told with its place', () => {
  expect(summarizeMarkup('<lesson-meta>\n<lesson-number>x</lesson-number>', 'custom')).toEqual({
    ok: false,
    message: '<lesson-meta> on line 1: <lesson-title> is missing',
    tag: 'lesson-meta',
    line: 1,
  })
})

const names = [
  ...Object.keys(lessonTags.standard.tags),
  ...Object.keys(lessonTags.custom.tags),
  ...[
    'vocabulary-item',
    'word',
    'question',
    'option-a',
    'p',
    'b',
    'title',
    'style',
    'svg',
    'table',
  ],
]

function tagSoup(seed: number): string {
  const chance = seededChance(seed)
  const marks = ['<', '</', '<', '</', '<!', '&']
  return Array.from(
    { length: 60 },
    () =>
      `${pick(chance, marks, '')}${pick(chance, names, '')}${pick(chance, ['>', '>', '>', '/>', ' "'], '')}${nastyText(chance)}`,
  ).join('')
}

test.each(markupFormats)('any text at all has a summary (%s)', (format) => {
  const soups = Array.from({ length: 500 }, (_, seed) => tagSoup(seed))

  const answers = soups.map((soup) => typeof summarizeMarkup(soup, format).ok)

  expect(new Set(answers)).toEqual(new Set(['boolean']))
})
