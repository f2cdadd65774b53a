import { deviceStorage } from '../ui/browser-storage/browser-storage.ts'
import { type NotedStep, notePrefix } from './noted-steps.ts'
import type { LessonRef, StepEvent } from './passport-event.ts'

interface Writing {
  /** The stage of a lesson that was opened last. */
  stageOf: (lessonId: number) => string | undefined
  record: (
    step: Pick<StepEvent, 'kind' | 'data'> & { ref: LessonRef },
    at: number,
  ) => Promise<'kept' | 'not kept'>
}

/**
 * Writes down the stages that were noted, by this page or one before. A note is removed once it is
 * kept; until then this page does not take it another time.
 */
export function stepTaker({ stageOf, record }: Writing) {
  const taken = new Set<number>()
  return async (own: readonly NotedStep[]) => {
    const steps = new Map([...notedSteps(), ...own].map((step) => [step.at, step]))
    for (const at of taken) steps.delete(at)
    const outcomes = [...steps.values()].map(({ at, stage, ...ref }) => {
      taken.add(at)
      const isNew = stageOf(ref.lessonId) !== stage // a reload is no new step
      return isNew ? record({ kind: 'step', ref, data: { stage } }, at) : 'kept'
    })
    const isKept = (await Promise.all(outcomes)).every((outcome) => outcome === 'kept')
    if (isKept) for (const at of steps.keys()) deviceStorage.remove(notePrefix + at)
  }
}

/** What was noted, the oldest first. */
export const notedSteps = (): NotedStep[] =>
  noteNames()
    .flatMap((name) => {
      const [course, lesson, stage] = (deviceStorage.read(name) ?? '').split('/')
      const [at, courseId, lessonId] = [name.slice(notePrefix.length), course, lesson].map(Number)
      return at && courseId && lessonId && stage ? [{ at, courseId, lessonId, stage }] : []
    })
    .sort((one, other) => one.at - other.at)

export const forgetNotes = (): void => noteNames().forEach(deviceStorage.remove)

const noteNames = () => deviceStorage.names().filter((name) => name.startsWith(notePrefix))
