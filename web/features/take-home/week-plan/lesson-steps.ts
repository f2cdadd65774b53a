import type { PlannedStep } from './week-plan.ts'

/** A lesson in five sittings, in the order of its stages. */
export const lessonSteps = (title: string): PlannedStep[] => [
  {
    title: `${title}: warm up`,
    text: 'Read the objectives, answer the questions, watch the video.',
  },
  { title: `${title}: words`, text: 'Listen to each word, say it, and practise the list once.' },
  { title: `${title}: phrases`, text: 'Say the phrases aloud. Read the grammar and its examples.' },
  {
    title: `${title}: speak and write`,
    text: 'Record yourself, listen back, then write the text.',
  },
  { title: `${title}: quiz`, text: 'Take the quiz, then go over what you got wrong.' },
]

/** An uploaded page in as many sittings: what it has in it only its page can say. */
export const pageSteps = (title: string): PlannedStep[] =>
  lessonSteps(title).map((_, index, { length }) => ({
    title: `${title}: part ${index + 1} of ${length}`,
    text: index === 0 ? 'Open the lesson and begin.' : 'Continue where you stopped.',
  }))
