import { Course, type CourseFileKind, type CourseFiles } from '../../cms/contract/course.ts'
import { tutorApiPaths } from '../../cms/contract/tutor-paths.ts'
import { useAdminWrite } from './admin.ts'
import { api } from './client.ts'
import { reads } from './reads.ts'
import { useRefresh } from './use-refresh.ts'

/** Saves a course's files; what is not given stays as it is (decision 17). */
export function useSaveCourseFiles() {
  const write = useAdminWrite()
  const refresh = useRefresh()
  return async (courseId: number, files: CourseFiles) => {
    await write(() => api.patch(tutorApiPaths.courseFiles(courseId), Course, files))
    await refresh([reads.course(courseId)])
  }
}

/**
 * Deletes the file that is shown. One that has taken its place meanwhile, from another device, is
 * refused with 409.
 */
export function useDeleteCourseFile() {
  const write = useAdminWrite()
  const refresh = useRefresh()
  return async (courseId: number, kind: CourseFileKind, shown: string) => {
    const seen = await digestOf(shown)
    await write(() => api.delete(tutorApiPaths.courseFile(courseId, kind, seen)))
    await refresh([reads.course(courseId)])
  }
}

/** Reads a course again, where the server has said that somebody else has changed it. */
export function useRefreshCourse() {
  const refresh = useRefresh()
  return (courseId: number) => refresh([reads.course(courseId)])
}

/** Its SHA-256; null where the page came over plain HTTP, in which browsers reckon none. */
async function digestOf(text: string): Promise<string | null> {
  if (!isSecureContext) return null
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
