import { renderConcept, renderPhrase, renderQuestion, renderWord } from './document-items.ts'
import { renderPractice } from './document-practice.ts'
import type { ParsedLesson } from './parsed-lesson.ts'
import { html, itemList, paragraphs, textList } from './render-html.ts'

/** A part of the document that the navigation leads to. */
export interface DocumentSection {
  id: string
  heading: string
  content: string
}

/** The sections that have something in them, in the order in which a lesson is taken. */
export function documentSections(lesson: ParsedLesson): DocumentSection[] {
  const sections = [
    { id: 'objectives', heading: 'Objectives', content: textList(lesson.objectives) },
    { id: 'warm-up', heading: 'Warm-up', content: renderWarmUp(lesson) },
    { id: 'vocabulary', heading: 'Vocabulary', content: itemList(lesson.vocabulary, renderWord) },
    { id: 'phrases', heading: 'Phrases', content: itemList(lesson.phrases, renderPhrase) },
    { id: 'grammar', heading: 'Grammar', content: itemList(lesson.grammarConcepts, renderConcept) },
    { id: 'practice', heading: 'Practice', content: renderPractice(lesson) },
    { id: 'quiz', heading: 'Quiz', content: itemList(lesson.quizQuestions, renderQuestion) },
    { id: 'takeaways', heading: 'Key takeaways', content: textList(lesson.keyTakeaways) },
  ]
  return sections.filter(({ content }) => content !== '')
}

const renderWarmUp = ({ warmUpPicture = '', visualPrompt = '', warmUpQuestions }: ParsedLesson) =>
  renderPrompt(warmUpPicture, visualPrompt) + textList(warmUpQuestions)

function renderPrompt(picture: string, prompt: string): string {
  const alt = 'The picture to talk about'
  const content = isLoadable(picture) ? html('img', { src: picture, alt }) : ''
  const whole = content + paragraphs(prompt)
  return whole && html('div', { class: 'visual-prompt' }, whole)
}

/** A lesson document stands on an origin of its own, where an address without host leads nowhere. */
const isLoadable = (address: string) => /^(https?:\/\/|data:image\/)/i.test(address)
