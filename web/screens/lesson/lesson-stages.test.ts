import { expect, test } from 'vitest'
import { firstStage, parseStage, stageSearch, stages, stagesBeside } from './lesson-stages.ts'

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

test('an address names a stage, and the same stage is read out of it', () => {
  const searches = stages.map(({ value }) => stageSearch(value))
  const read = searches.map((search) => parseStage(new URLSearchParams(search).get('tab')))

  expect(searches.slice(0, 2)).toEqual(['', '?tab=warmup'])
  expect(read).toEqual(stages.map(({ value }) => value))
})

test('an address that names no stage shows the objectives', () => {
  expect([null, '', 'results', 'Video'].map(parseStage)).toEqual(Array(4).fill('objectives'))
})
