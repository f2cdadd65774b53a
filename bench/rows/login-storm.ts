import { tutorApiPaths } from '../../cms/contract/tutor-paths.ts'
import { highLatency, steady } from '../load/steady.ts'
import type { Row } from '../row.ts'
import { publicPages } from '../stage/pages.ts'
import { mediansOf } from '../statistics.ts'

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
    const site = await stage.site()
    const { url } = site
    const calls = (await publicPages(url, 40)).map((path) => ({ path }))
    const seconds = stage.seconds(4)
    const visitors = () => highLatency({ url, calls, rate: visitorRate, seconds })
    let refused = 0
    const withLogins = async () => {
      const logins = steady({ url, calls: [wrongLogin], rate: loginRate, seconds })
      const [latency, { statuses }] = await Promise.all([visitors(), logins])
      const wrong = Object.keys(statuses).filter((status) => !/^(401|429|503)$/.test(status))
      if (wrong.length > 0) throw new Error(`Wrong answers: ${JSON.stringify(statuses)}`)
      refused = statuses[401] ?? 0
      return latency
    }
    const [quiet = 0, stormy = 0] = await mediansOf(stage.rounds, [visitors, withLogins])
    return [
      { what: 'p99', value: stormy / quiet, unit: '', bound: { atMost: 2 } },
      { what: 'p99, without', value: quiet, unit: 'ms' },
      { what: 'p99, with', value: stormy, unit: 'ms' },
      { what: `passwords checked`, value: refused / seconds, unit: 'a second' },
    ]
  },
}
