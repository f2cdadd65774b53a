import type { Lesson } from '../../../cms/contract/lesson.ts'

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

/** The stages of a lesson that have something to show, without its quiz. */
export function stagesOf(lesson: Lesson): Stage[] {
  const shown: Partial<Record<Stage, unknown>> = {
    objectives: lesson.objectives.length + lesson.keyTakeaways.length,
    warmup: lesson.warmUpQuestions.length,
    video: lesson.videoId.length,
    vocabulary: lesson.vocabulary.length,
    phrases: lesson.phrases.length + lesson.grammarConcepts.length,
    practice:
      lesson.practiceActivities.length + lesson.speakingTips.length + lesson.writingActivity.length,
  }
  return stages.map(({ value }) => value).filter((stage) => shown[stage])
}
