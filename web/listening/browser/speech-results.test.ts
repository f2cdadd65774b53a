import { expect, test } from 'vitest'
import { maxVainStarts, vainStartsAfter, wordsOf } from './speech-results.ts'

const final = (text: string, confidence = 0.9) => ({ text, confidence, isFinal: true })
const interim = (text: string) => ({ text, confidence: 0, isFinal: false })

test('final results settle and interim ones follow them', () => {
  expect(wordsOf([final('I usually'), final(' get up'), interim(' at'), interim(' six')])).toEqual({
    settled: 'I usually get up',
    interim: 'at six',
  })
})

test('a new start goes on where the one before has ended', () => {
  expect(wordsOf([final('and then I left')], 'I got up')).toEqual({
    settled: 'I got up and then I left',
    interim: '',
  })
})

test('a sentence that grows from one final result to the next is heard once', () => {
  const results = [final('I', 0), final('I get', 0), final('I get up')]

  expect(wordsOf(results).settled).toBe('I get up')
})

test('words that were said twice stay', () => {
  expect(wordsOf([final('no'), final('no I do not')]).settled).toBe('no no I do not')
})

test('a recogniser that ends is started again as long as it hears or the learner is silent', () => {
  expect(vainStartsAfter({ hasHeard: true, error: 'network' }, 2)).toBe(0)
  expect(vainStartsAfter({ hasHeard: false, error: 'no-speech' }, 2)).toBe(0)
})

test('it is given up after several vain starts', () => {
  expect(vainStartsAfter({ hasHeard: false, error: 'network' }, 1)).toBe(2)
  expect(vainStartsAfter({ hasHeard: false, error: null }, 2)).toBe(maxVainStarts)
})

test('it is given up at once where the browser forbids it', () => {
  expect(vainStartsAfter({ hasHeard: false, error: 'not-allowed' }, 0)).toBe(maxVainStarts)
})
