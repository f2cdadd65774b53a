import type { Clips } from '../../cms/contract/clip.ts'
import type { Read } from './reads.ts'

/** The tutor's voice, below a lesson or an exercise. */
export const clipsRead = (path: string): Read<Clips> => ({ path })
