import type {
  GrammarConcept,
  PhraseItem,
  QuizQuestion,
  VocabularyItem,
} from '../../contract/lesson.ts'
import { html, paragraphs, textElement } from './render-html.ts'

export function renderWord({ word, phonetics, definition, example }: VocabularyItem): string {
  const label = { 'data-speak': word, 'aria-label': `Listen: ${word}` }
  const listen = html('button', { type: 'button', ...label }, 'Listen')
  const sound = phonetics && textElement('span', phonetics, { class: 'phonetics' })
  const heading = textElement('span', word) + sound
  const parts = [html('h3', {}, heading), listen]
  return renderItem(html('div', { class: 'word' }, parts.join('\n')), definition, example)
}

export const renderPhrase = ({ phrase, usage, example }: PhraseItem): string =>
  renderItem(textElement('h3', phrase), usage, example)

export const renderConcept = ({ concept, explanation, example }: GrammarConcept): string =>
  renderItem(textElement('h3', concept), explanation, example)

/** The runtime marks the answer that the learner clicks (decision 20). */
export function renderQuestion({ question, options, correctAnswer }: QuizQuestion): string {
  const buttons = options.map((option, index) => {
    const isRight = index === correctAnswer ? 'true' : undefined
    const keys = { type: 'button', 'data-option': true, 'data-correct': isRight } as const
    return html('li', {}, textElement('button', option, keys))
  })
  return html(
    'li',
    { class: 'quiz-item', 'data-question': true },
    `${paragraphs(question)}\n${html('ol', { class: 'options' }, buttons.join('\n'))}`,
  )
}

const renderItem = (heading: string, text: string, example: string) =>
  html('li', {}, [heading, paragraphs(text), paragraphs(example, { class: 'example' })].join('\n'))
