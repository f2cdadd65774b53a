import type { GivenPage } from '../../../cms/contract/uploaded-page.ts'
import { type Kept, keptForAdmins, useKept } from '../../data/kept-for-admin.ts'
import { isReady, type PickedFile } from './picked-files.ts'
import type { Uploaded } from './uploaded.ts'

export interface Choice {
  /** Null while none is chosen. */
  courseId: number | null
  /** The one student it is for; null for everyone. */
  studentId: number | null
  isForOne: boolean
  files: readonly PickedFile[]
}

/** A choice, and what has become of those before it. */
export interface Uploads {
  choice: Choice
  /** Files are on their way to the server, one after the other. */
  isRunning: boolean
  /** Newest first. */
  uploaded: readonly Uploaded[]
  given: readonly GivenPage[]
}

const nothing: Choice = { courseId: null, studentId: null, isForOne: false, files: [] }

const kept = keptForAdmins<Uploads>(
  () => ({ choice: nothing, isRunning: false, uploaded: [], given: [] }),
  ({ choice, isRunning }) => isRunning || choice.files.some(isReady),
)

/** The chosen course and files, and their way to the server. */
export const useUploads = () => useKept(kept)

/** The way to change them from what began on one screen and ends on another. */
export type KeptUploads = Omit<Kept<Uploads>, 'value'>

/** What was stored leaves the list. */
export const withoutFile = (now: Uploads, key: string): Uploads =>
  withFiles(now, (files) => files.filter((file) => file.key !== key))

/** What was refused stays in the list, with the reason. */
export const withProblem = (now: Uploads, key: string, problem: string): Uploads =>
  withFiles(now, (files) => files.map((file) => (file.key === key ? { ...file, problem } : file)))

/** Changes the list alone. */
export const withFiles = (
  now: Uploads,
  change: (files: readonly PickedFile[]) => readonly PickedFile[],
): Uploads => ({ ...now, choice: { ...now.choice, files: change(now.choice.files) } })
