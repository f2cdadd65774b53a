import { setTimeout as wait } from 'node:timers/promises'
import { studioPaths } from '../../cms/contract/studio-paths.ts'
import { tutorApiPaths } from '../../cms/contract/tutor-paths.ts'
import { type ContractClient, signedIn } from '../../testing/contract-client.ts'
import { rush } from '../load/rush.ts'
import type { Row } from '../row.ts'
import { publicPages, settle } from '../stage/pages.ts'
import { memoryMB, ownMemoryMB } from '../stage/process.ts'

/** Time in which a process lets go of what it needs no more. */
const restMs = 3_000

/** Whether memory stays where it is, however much is read and edited. */
export const memory: Row = {
  name: 'memory',
  compares:
    'memory of the site’s process after 1,000,000 requests and 1,000 edits ÷ after the start',
  async measure(stage) {
    const site = await stage.site()
    const { url, pid } = site
    const paths = await publicPages(url, 40)
    await settle(url, paths)
    await wait(restMs)
    const begun = ownMemoryMB(pid)
    const admin = await signedIn(url)
    const amount = stage.count(1_000_000)
    stage.tell(`${amount} requests`)
    await Promise.all([rush({ url, paths, amount }), edit(admin, stage.count(1_000))])
    await wait(restMs)
    const ended = ownMemoryMB(pid)
    await admin.send('GET', studioPaths.home)
    await wait(restMs)
    return [
      { what: 'after ÷ before', value: ended / begun, unit: '', bound: { atMost: 1.3 } },
      { what: 'site alone, after the start', value: begun, unit: 'MB' },
      { what: 'site alone, afterwards', value: ended, unit: 'MB' },
      { what: 'with the studio', value: memoryMB(pid), unit: 'MB' },
    ]
  },
}

/**
 * Through the contract, so that the studio stays shut: a course's CSS is saved and deleted in turn.
 */
async function edit(admin: ContractClient, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    const { status } =
      time % 2 === 0
        ? await admin.send('PATCH', tutorApiPaths.courseFiles(1), {
            cssContent: `p { order: ${time} }`,
          })
        : await admin.send('DELETE', tutorApiPaths.courseFile(1, 'css'))
    if (status !== 200) throw new Error(`An edit was answered ${status}`)
  }
}
