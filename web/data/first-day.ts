import { type FirstDay, HiddenCourses } from '../../cms/contract/first-day.ts'
import { tutorApiPaths } from '../../cms/contract/tutor-paths.ts'
import { useAdminWrite } from './admin.ts'
import { api } from './client.ts'
import { type Read, reads } from './reads.ts'
import { useRead } from './use-read.ts'
import { useRefresh } from './use-refresh.ts'

/** Of the tutor's own: not among the public reads. */
export const firstDayRead: Read<FirstDay> = { path: tutorApiPaths.firstDay }

/** How far a new site is the tutor's own. */
export const useFirstDay = () => useRead(firstDayRead)

/** Takes the sample courses off the site. */
export function useHideSamples() {
  const write = useAdminWrite()
  const refresh = useRefresh()
  return async () => {
    const answer = await write(() => api.post(tutorApiPaths.sampleCourses, HiddenCourses, {}))
    await refresh([firstDayRead, reads.courses])
    return answer
  }
}
