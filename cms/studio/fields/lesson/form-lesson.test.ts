import { expect, test } from 'vitest'
import { toLessonData } from '../../../content/collections/lessons/to-lesson-data.ts'
import {
  parseCustomMarkup,
  parseStandardMarkup,
} from '../../../lesson-formats/markup/parse-markup.ts'
import { renderMarkup } from '../../../lesson-formats/markup/render-markup.ts'
import { customToeflTemplate } from '../../../lesson-formats/markup/templates/custom-toefl-template.ts'
import { standardTemplate } from '../../../lesson-formats/markup/templates/standard-template.ts'
import { readFormLesson, statedLesson } from './form-lesson.ts'

test('a lesson imported into the form and copied again is the same', () => {
  const parsed = parseStandardMarkup(standardTemplate)
  const form = { ...toLessonData(parsed), lessonNumber: parsed.lessonNumber }

  const copied = renderMarkup(statedLesson(readFormLesson(form)), 'standard')

  expect(parseStandardMarkup(copied)).toEqual(parsed)
})

test('so is one with its own styles and scripts', () => {
  const parsed = parseCustomMarkup(customToeflTemplate)
  const { customStyles, customScripts, lessonNumber, courseId } = parsed
  const form = {
    ...toLessonData(parsed),
    customStyles,
    customScripts,
    lessonNumber,
    course: courseId,
  }

  const copied = renderMarkup(statedLesson(readFormLesson(form)), 'custom')

  expect(parseCustomMarkup(copied)).toEqual(parsed)
})

test('an empty form is an empty lesson', () => {
  expect(statedLesson(readFormLesson({ vocabulary: 0 }))).toEqual({
    title: '',
    isPremium: false,
    customStyles: '',
    customScripts: '',
  })
})

test('the right answer is copied by its words, whatever option is still empty', () => {
  const question = {
    question: 'Which one?',
    options: [{ text: 'a' }, { text: '' }, { text: 'b' }, { text: 'c' }],
    correctAnswer: 2,
  }

  const { quizQuestions } = statedLesson(readFormLesson({ quizQuestions: [question] }))

  expect(quizQuestions).toEqual([
    { question: 'Which one?', options: ['a', 'b', 'c'], correctAnswer: 1 },
  ])
})
