import { newestResultAt } from '../../content/students/new-results.ts'
import { studentPaths } from '../../contract/student-paths.ts'
import { NewestResult } from '../../contract/student-report.ts'
import { endpoint } from '../endpoint.ts'

/** When something came in last: an open desk asks this each second, and reads anew what is new. */
export const readNewest = endpoint({
  method: 'get',
  path: studentPaths.newest,
  access: 'owner',
  answer: NewestResult,
  async run(_input, { payload }) {
    return { newest: await newestResultAt(payload) }
  },
})
