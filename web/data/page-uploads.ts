import { pageUploadPaths } from '../../cms/contract/page-files.ts'
import { GivenPage, UploadedPage } from '../../cms/contract/uploaded-page.ts'
import { useAdminWrite } from './admin.ts'
import { api } from './client.ts'
import { reads } from './reads.ts'
import { useRefresh } from './use-refresh.ts'

/** Stores a page with its files, packed, as a new lesson of a course. */
export function useUploadPage() {
  const write = useAdminWrite()
  const refresh = useRefresh()
  return async ({ courseId, page }: { courseId: number; page: Blob }) => {
    try {
      return await write(() => api.post(pageUploadPaths.create(courseId), UploadedPage, page))
    } finally {
      // After a failure too, as with a page alone: perhaps only the answer was lost.
      await refresh([reads.courseLessons(courseId), reads.courses])
      refresh([reads.lessons, reads.course(courseId)])
    }
  }
}

/** Gives a page with its files, packed, to one student. */
export function useGivePage() {
  const write = useAdminWrite()
  return (studentId: number, page: Blob) =>
    write(() => api.post(pageUploadPaths.give(studentId), GivenPage, page))
}
