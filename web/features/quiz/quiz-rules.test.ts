import { expect, test } from 'vitest'
import {
  advance,
  canAdvance,
  canSubmit,
  choose,
  goBack,
  markOf,
  missedOf,
  noteOf,
  submit,
} from './quiz-rules.ts'
import { newQuiz, scoreOf, submittedOf } from './quiz-state.ts'

const second = { question: 'Two?', options: ['a', 'b', 'c'], correctAnswer: 0 }
const questions = [{ question: 'One?', options: ['a', 'b'], correctAnswer: 1 }, second]

test('answering a question that is not the last leads to the next one', () => {
  const answered = choose(newQuiz(2), 1)

  expect(advance(answered)).toEqual({ answers: [1, null], current: 1, phase: 'asking' })
})

test('a question without an answer is not left', () => {
  expect(advance(newQuiz(2))).toEqual(newQuiz(2))
})

test('an answer can be changed until the quiz moves on', () => {
  const quiz = choose(choose(newQuiz(2), 0), 1)

  expect(quiz.answers).toEqual([1, null])
})

test('Submit Quiz is offered once the last question is answered', () => {
  const last = advance(choose(newQuiz(2), 1))

  expect(canSubmit(last)).toBe(false)
  expect(canSubmit(choose(last, 0))).toBe(true)
})

test('after the last answer the quiz is complete and waits for its submission', () => {
  const completed = advance(choose(advance(choose(newQuiz(2), 1)), 0))

  expect(completed.phase).toBe('completed')
  expect(submit(completed).phase).toBe('results')
})

test('an unfinished quiz cannot be submitted', () => {
  expect(submit(choose(newQuiz(2), 1)).phase).toBe('asking')
})

test('going back shows the earlier question with its answer', () => {
  const back = goBack(advance(choose(newQuiz(2), 1)))

  expect(back).toEqual({ answers: [1, null], current: 0, phase: 'asking' })
  expect(canAdvance(back)).toBe(true)
})

test('there is nothing before the first question', () => {
  expect(goBack(newQuiz(2))).toEqual(newQuiz(2))
})

test('from the end of the quiz one comes back to its last question', () => {
  const completed = advance(choose(advance(choose(newQuiz(2), 1)), 0))

  expect(goBack(completed)).toEqual({ answers: [1, 0], current: 1, phase: 'asking' })
})

test('only an answered question that is not the last is left by hand', () => {
  const last = choose(advance(choose(newQuiz(2), 1)), 0)

  expect([newQuiz(2), choose(newQuiz(2), 0), last].map(canAdvance)).toEqual([false, true, false])
})

test('results are not gone back from', () => {
  const submitted = submit(choose(newQuiz(1), 0))

  expect(goBack(submitted)).toEqual(submitted)
})

test('a submitted quiz takes no further answers', () => {
  const submitted = submit(choose(newQuiz(1), 0))

  expect(choose(submitted, 1)).toEqual(submitted)
})

test('the score counts the selections that are the correct answers', () => {
  const quiz = choose(advance(choose(newQuiz(2), 1)), 2)

  expect(scoreOf(quiz, questions)).toBe(1)
})

test('results mark the correct option with a check and a wrong choice with a cross', () => {
  const marks = [0, 1, 2].map((option) => markOf(second, option, 2))

  expect(marks).toEqual(['right', null, 'wrong'])
})

test('the results say which answer was the learner’s, right or wrong', () => {
  expect(noteOf('right', true)).toBe('your answer, correct')
  expect(noteOf('right', false)).toBe('correct answer')
  expect(noteOf('wrong', true)).toBe('your answer, not correct')
})

test('missed is what was not answered rightly, once the quiz is submitted', () => {
  const completed = advance(choose(advance(choose(newQuiz(2), 1)), 2))

  expect(missedOf({ questions, quiz: completed })).toEqual([])
  expect(missedOf({ questions, quiz: submit(completed) })).toEqual([second])
})

test('a submitted quiz is written down, and not once more when its results are restored', () => {
  const submitted = submit(choose(advance(choose(newQuiz(2), 1)), 2))

  expect(submittedOf(submitted, questions)).toEqual({ answers: [1, 2], right: 1, total: 2 })
  expect(submittedOf({ ...submitted, isWritten: true }, questions)).toBeNull()
})
