import { tutorApiPaths } from '../../cms/contract/tutor-paths.ts'
import { besideTrouble } from '../load/beside.ts'
import { steady } from '../load/steady.ts'
import type { Row } from '../row.ts'
import { publicPages } from '../stage/pages.ts'

const visitorRate = 100
const loginRate = 50

/** Each with another name, so that none is locked and every password is checked. */
const wrongLogin = {
  path: tutorApiPaths.login,
  method: 'POST',
  body: JSON.stringify({ username: 'nobody{n}', password: 'a-wrong-password' }),
}

/** What visitors notice of somebody who tries passwords; the limit of one address is lifted. */
export const loginStorm: Row = {
  name: 'login-storm',
  compares: `p99 of public pages with ${loginRate} wrong sign-ins a second ÷ without`,
  async measure(stage) {
    const { url } = await stage.site()
    const paths = await publicPages(url, 40)
    const seconds = stage.seconds(3)
    let refused = 0
    const trouble = async () => {
      const { statuses } = await steady({ url, calls: [wrongLogin], rate: loginRate, seconds })
      const wrong = Object.keys(statuses).filter((status) => !/^(401|429|503)$/.test(status))
      if (wrong.length > 0) throw new Error(`Wrong answers: ${JSON.stringify(statuses)}`)
      refused = statuses[401] ?? 0
    }
    return [
      ...(await besideTrouble(stage, {
        url,
        paths,
        rate: visitorRate,
        seconds,
        trouble,
        atMost: 2,
      })),
      { what: `passwords checked`, value: refused / seconds, unit: 'a second' },
    ]
  },
}
