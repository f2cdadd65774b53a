import type { LessonAnswer } from '../../../cms/contract/lesson.ts'
import { keptForAdmins, useKept } from '../../data/kept-for-admin.ts'

/** A lesson's way to the server. */
interface Sending {
  isRunning: boolean
  problem: string | undefined
  /** What has come of the last one. */
  uploaded: LessonAnswer | null
}

const none: Sending = { isRunning: false, problem: undefined, uploaded: null }

const kept = keptForAdmins<ReadonlyMap<number, Sending>>(() => new Map())

/** The sending of a course's next lesson, which goes on while another course is looked at. */
export function useLessonSending(courseId: number) {
  const { value, change, latest } = useKept(kept)
  const say = (part: Partial<Sending>) =>
    change((now) => new Map(now).set(courseId, { ...none, ...now.get(courseId), ...part }))
  /** Whether it is on its way at this moment. */
  const isSent = () => latest().get(courseId)?.isRunning === true
  return { sending: value.get(courseId) ?? none, say, isSent }
}
