import { signedIn } from '../../testing/contract-client.ts'
import { besideTrouble } from '../load/beside.ts'
import type { Row } from '../row.ts'
import { publishEachSecond } from '../stage/edits.ts'
import { lessonsOf, publicPages } from '../stage/pages.ts'

const rate = 200

/** What visitors notice of a tutor who publishes all the time. */
export const editStorm: Row = {
  name: 'edit-storm',
  compares: `p99 of 40 public pages, ${rate} a second, with one published edit a second ÷ without`,
  async measure(stage) {
    const site = await stage.site()
    const admin = await signedIn(site.url)
    const lessonIds = (await lessonsOf(site.url)).map(({ id }) => id)
    const paths = await publicPages(site.url, 40)
    const seconds = stage.seconds(4)
    const trouble = () => publishEachSecond(admin, lessonIds, seconds)
    stage.tell(`${paths.length} pages`)
    return besideTrouble(stage, { url: site.url, paths, rate, seconds, trouble, atMost: 1.5 })
  },
}
