import { pageUploadPaths } from '../../cms/contract/page-files.ts'
import type { XRayReport } from '../../cms/contract/x-ray.ts'
import type { Read } from './reads.ts'
import { useRead } from './use-read.ts'

const xRay = (lessonId: number): Read<XRayReport> => ({ path: pageUploadPaths.xRay(lessonId) })

/** What was found in the page of a lesson; null reads nothing yet. */
export const useXRay = (lessonId: number | null) =>
  useRead(lessonId === null ? null : xRay(lessonId))
