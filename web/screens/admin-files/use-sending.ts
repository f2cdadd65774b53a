import { type KeptForAdmins, keptForAdmins, useKept } from '../../data/kept-for-admin.ts'

/** The way of something of a course to the server. */
export interface Sending {
  isRunning: boolean
  problem: string | undefined
}

interface Sendings<State> {
  none: State
  kept: KeptForAdmins<ReadonlyMap<number, State>>
}

/** A place for the sendings of all courses, which go on while another course or screen is looked at. */
export const sendings = <State extends Sending>(none: State): Sendings<State> => ({
  none,
  kept: keptForAdmins<ReadonlyMap<number, State>>(() => new Map()),
})

/** What is being sent of a course. */
export function useSending<State extends Sending>(
  { none, kept }: Sendings<State>,
  courseId: number,
) {
  const { value, change, latest } = useKept(kept)
  const say = (part: Partial<State>) =>
    change((now) => new Map(now).set(courseId, { ...none, ...now.get(courseId), ...part }))
  /** Whether it is on its way at this moment. */
  const isSent = () => latest().get(courseId)?.isRunning === true
  return { sending: value.get(courseId) ?? none, say, isSent }
}
