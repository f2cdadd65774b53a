import { expect, test } from 'vitest'
import { firstStage, stages, stagesBeside } from './lesson-stages.ts'

test('a lesson begins with its objectives and ends with its quiz', () => {
  expect(stages.map(({ value }) => value)).toEqual([
    'objectives',
    'warmup',
    'video',
    'vocabulary',
    'phrases',
    'practice',
    'quiz',
  ])
  expect(firstStage).toBe('objectives')
})

test('Next and Previous move between neighbouring tabs', () => {
  expect(stagesBeside('video').previous?.value).toBe('warmup')
  expect(stagesBeside('video').next?.value).toBe('vocabulary')
})

test('there is nothing before the objectives and nothing after the quiz', () => {
  expect(stagesBeside('objectives').previous).toBeUndefined()
  expect(stagesBeside('quiz').next).toBeUndefined()
})
