import type { Journey } from '../journey.ts'

/** Each stage and words that stand in it in the first sample lesson. */
const stages = [
  ['Objectives', 'Objectives'],
  ['Warm-up', 'Warm-up'],
  ['Video', 'Video'],
  ['Vocabulary', 'discipline'],
  ['Phrases & Grammar', 'Grammar'],
  ['Practice', 'Speaking practice 1'],
  ['Quiz', 'Question 1 of'],
] as const

export const lesson: Journey = {
  name: 'lesson, all stages',
  async walk({ goto, press, sees }) {
    await goto('/courses/speak-fluently/self-discipline')
    for (const [stage, words] of stages) {
      await press('tab', stage)
      await sees(words)
    }
    return undefined
  },
}
