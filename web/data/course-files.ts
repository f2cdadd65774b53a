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

export function useDeleteCourseFile() {
  const write = useAdminWrite()
  const refresh = useRefresh()
  return async (courseId: number, kind: CourseFileKind) => {
    await write(() => api.delete(tutorApiPaths.courseFile(courseId, kind)))
    await refresh([reads.course(courseId)])
  }
}

/** Reads a course again, where the server has said that another tab has changed it. */
export function useRefreshCourse() {
  const refresh = useRefresh()
  return (courseId: number) => refresh([reads.course(courseId)])
}
