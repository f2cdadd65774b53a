import type { Desk } from '../../cms/contract/desk.ts'
import { tutorApiPaths } from '../../cms/contract/tutor-paths.ts'
import type { Read } from './reads.ts'
import { useRead } from './use-read.ts'

/** Of the tutor's own: not among the public reads. */
export const deskRead: Read<Desk> = { path: tutorApiPaths.desk }

/** What needs the tutor. */
export const useDesk = () => useRead(deskRead)
