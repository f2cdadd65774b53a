import { signedIn } from '../../testing/contract-client.ts'
import { highLatency } from '../load/steady.ts'
import type { Row } from '../row.ts'
import { publishEachSecond } from '../stage/edits.ts'
import { lessonsOf, publicPages } from '../stage/pages.ts'
import { mediansOf } from '../statistics.ts'

const rate = 200

/** What visitors notice of a tutor who publishes all the time. */
export const editStorm: Row = {
  name: 'edit-storm',
  compares: `p99 of 40 public pages, ${rate} a second, with one published edit a second ÷ without`,
  async measure(stage) {
    const site = await stage.site()
    const admin = await signedIn(site.url)
    const lessonIds = (await lessonsOf(site.url)).map(({ id }) => id)
    const calls = (await publicPages(site.url, 40)).map((path) => ({ path }))
    const seconds = stage.seconds(5)
    const visitors = () => highLatency({ url: site.url, calls, rate, seconds })
    const withEdits = async () => {
      const [latency] = await Promise.all([
        visitors(),
        publishEachSecond(admin, lessonIds, seconds),
      ])
      return latency
    }
    stage.tell(`${calls.length} pages`)
    const [quiet = 0, stormy = 0] = await mediansOf(stage.rounds, [visitors, withEdits])
    return [
      { what: 'p99', value: stormy / quiet, unit: '', bound: { atMost: 1.5 } },
      { what: 'p99, without edits', value: quiet, unit: 'ms' },
      { what: 'p99, with edits', value: stormy, unit: 'ms' },
    ]
  },
}
