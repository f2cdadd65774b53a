/** The tabs of a lesson in their order (spec §2 'Learner lesson viewer'). */
export const stages = [
  { value: 'objectives', label: 'Objectives' },
  { value: 'warmup', label: 'Warm-up' },
  { value: 'video', label: 'Video' },
  { value: 'vocabulary', label: 'Vocabulary' },
  { value: 'phrases', label: 'Phrases & Grammar' },
  { value: 'practice', label: 'Practice' },
  { value: 'quiz', label: 'Quiz' },
] as const

export type Stage = (typeof stages)[number]['value']

export const firstStage: Stage = 'objectives'

/** The stages before and after one; undefined at either end. */
export function stagesBeside(stage: Stage) {
  const index = stages.findIndex(({ value }) => value === stage)
  return { previous: stages[index - 1], next: stages[index + 1] }
}
