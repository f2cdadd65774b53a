import { expect, test } from 'vitest'
import { readFormLesson } from './form-lesson.ts'
import { requirementsOf } from './lesson-completeness.ts'

const word = { word: 'calm', definition: 'Not excited', example: 'Stay calm.' }
const phrase = { phrase: 'By the way', usage: 'To change the topic' }
const question = {
  question: 'Which one?',
  options: [{ text: 'a' }, { text: 'b' }],
  correctAnswer: 1,
}

const complete = {
  title: 'Staying calm',
  course: 1,
  objectives: [{ text: 'One' }, { text: 'Two' }],
  warmUpQuestions: [{ text: 'When are you calm?' }],
  vocabulary: [word, word, word, word, word],
  phrases: [phrase, phrase, phrase],
  practiceActivities: [{ type: 'speaking', questions: [{ text: 'Tell us.' }] }],
  quizQuestions: [question, question, question],
}

const missingOf = (fields: object) =>
  requirementsOf(readFormLesson(fields))
    .filter(({ isDone }) => !isDone)
    .map(({ text, missing }) => missing ?? text)

test('a complete lesson lacks nothing', () => {
  expect(missingOf(complete)).toEqual([])
})

test('an empty form lacks everything', () => {
  expect(missingOf({ objectives: 0, vocabulary: null })).toHaveLength(8)
})

test.each([
  [{ objectives: [{ text: 'One' }, { text: ' ' }] }, '1 so far'],
  [
    { vocabulary: [word, word, word, word, { word: 'wild' }] },
    '“wild” is missing a definition or an example',
  ],
  [{ phrases: [phrase, phrase, { phrase: 'Well' }] }, '“Well” does not say when to use it'],
  [
    { quizQuestions: [question, question, { ...question, correctAnswer: 2 }] },
    'Question 3 needs a text, at least two options and a correct answer',
  ],
  [
    { quizQuestions: [question, { ...question, correctAnswer: null }, question] },
    'Question 2 needs a text, at least two options and a correct answer',
  ],
])('what is missing is named: %j', (fields, missing) => {
  expect(missingOf({ ...complete, ...fields })).toEqual([missing])
})

test('a complete lesson of a course that is a draft is told that nobody sees it', () => {
  const told = requirementsOf(readFormLesson(complete), true).filter(({ isDone }) => !isDone)

  expect(told).toEqual([
    {
      text: 'A published course',
      isDone: false,
      missing: 'This course is a draft. Learners see the lesson once the course is published.',
    },
  ])
})

test('an HTML lesson brings its own objectives, words, practice and quiz', () => {
  const { title, course } = complete

  expect(missingOf({ title, course, htmlContent: '<p>Hello</p>' })).toEqual([])
})
