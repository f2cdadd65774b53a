import { readDesk } from '../../content/desk/read-desk.ts'
import { Desk } from '../../contract/desk.ts'
import { tutorApiPaths } from '../../contract/tutor-paths.ts'
import { endpoint } from '../endpoint.ts'

const empty = { piles: [], recent: [], counted: [], newest: null, status: null }

/** What needs the tutor, as it stands on her desk in the studio. */
export const readTutorsDesk = endpoint({
  method: 'get',
  path: tutorApiPaths.desk,
  access: 'owner',
  answer: Desk,
  async run(_input, { payload, admin }) {
    return admin ? readDesk(payload, admin) : empty
  },
})
