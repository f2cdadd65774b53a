import { findSampleCourses, readFirstDay } from '../../content/first-day/read-first-day.ts'
import { FirstDay, HiddenCourses } from '../../contract/first-day.ts'
import { tutorApiPaths } from '../../contract/tutor-paths.ts'
import { asCaller } from '../as-caller.ts'
import { changeCourse } from '../change-document.ts'
import { endpoint } from '../endpoint.ts'

/** How far the tutor has made a new site her own. */
export const readFirstSteps = endpoint({
  method: 'get',
  path: tutorApiPaths.firstDay,
  access: 'owner',
  answer: FirstDay,
  async run(_input, { payload, admin }) {
    return admin ? readFirstDay(payload, admin) : { steps: [], oldNames: [] }
  },
})

/** Takes the sample courses off the site; as drafts they stay for whoever wants them back. */
export const hideSampleCourses = endpoint({
  method: 'post',
  path: tutorApiPaths.sampleCourses,
  access: 'owner',
  answer: HiddenCourses,
  async run(_input, caller) {
    const courses = await findSampleCourses(caller.payload, asCaller(caller))
    for (const { id } of courses) await changeCourse(id, { _status: 'draft' }, caller)
    return {
      hidden: courses.length,
      message: 'The sample courses are hidden. They are drafts now: publish one to show it again.',
    }
  },
})
