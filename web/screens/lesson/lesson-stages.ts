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

/** A stage from an address; whatever is none means the first. */
export const parseStage = (text: string | null): Stage =>
  stages.find(({ value }) => value === text)?.value ?? firstStage

/** What an address says of a stage: nothing of the first. */
export const stageSearch = (stage: Stage) => (stage === firstStage ? '' : `?tab=${stage}`)

/** The stages before and after one; undefined at either end. */
export function stagesBeside(stage: Stage) {
  const index = stages.findIndex(({ value }) => value === stage)
  return { previous: stages[index - 1], next: stages[index + 1] }
}
