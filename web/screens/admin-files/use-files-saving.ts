import { keptForAdmins, useKept } from '../../data/kept-for-admin.ts'

/** The way of a course's files to the server. */
interface Saving {
  isRunning: boolean
  problem: string | undefined
}

const none: Saving = { isRunning: false, problem: undefined }

const kept = keptForAdmins<ReadonlyMap<number, Saving>>(() => new Map())

/** The saving of a course's files, which goes on while another course or screen is looked at. */
export function useFilesSaving(courseId: number) {
  const { value, change, latest } = useKept(kept)
  const say = (part: Partial<Saving>) =>
    change((now) => new Map(now).set(courseId, { ...none, ...now.get(courseId), ...part }))
  /** Whether they are on their way at this moment. */
  const isSent = () => latest().get(courseId)?.isRunning === true
  return { saving: value.get(courseId) ?? none, say, isSent }
}
