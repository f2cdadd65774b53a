import { expect, test } from 'vitest'
import { parsePaste } from '../../cms/exercises/paste/parse-paste.ts'
import { chatbotPrompt } from './chatbot-prompt.ts'

test('the prompt names the words and the language, and asks for no page', () => {
  const prompt = chatbotPrompt(['odd', 'crop'], 'it')

  expect(prompt).toContain('its Italian translation')
  expect(prompt).toContain('The words:\nodd\ncrop')
  expect(prompt).toContain('no code')
})

test('an answer in the form that the prompt asks for is understood cell by cell', () => {
  const heading = /: (word, .*)\.$/m.exec(chatbotPrompt([], ''))?.[1] ?? ''
  const cells = [
    'odd',
    '/ɒd/',
    'strano',
    'strange',
    'An odd noise woke us up.',
    'He has odd socks.',
  ]
  const answer = [heading.split(', ').join('\t'), cells.join('\t')].join('\n')

  expect(parsePaste(answer, () => false).rows).toMatchObject([
    {
      word: 'odd',
      phonetics: '/ɒd/',
      translation: 'strano',
      meaning: 'strange',
      example: 'An odd noise woke us up.',
      spokenExample: 'He has odd socks.',
    },
  ])
})
