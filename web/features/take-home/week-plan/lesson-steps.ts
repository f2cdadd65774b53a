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
  { title: `${title}: quiz`, text: 'Take the quiz, and practise what was wrong once more.' },
]
