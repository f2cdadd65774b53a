import { setTimeout as wait } from 'node:timers/promises'
import type { Figure } from '../../../bench/row.ts'
import { observerAt, observerVariables } from '../../../bench/stage/observer.ts'
import { freePort } from '../../../cms/postgres/free-port.ts'
import { buildCourse, uploadLesson } from '../../../testing/build-content.ts'
import { cookieHeader, signedIn } from '../../../testing/contract-client.ts'
import { untilStudioAnswers } from '../../../testing/until-studio-answers.ts'
import { counted, type Fault, longest, none } from '../fault.ts'
import { type Call, isGood, outcomesOf, type Sent, send } from '../ground/load.ts'
import { comparisonOf, holdsOf, meanwhile, quietMoment } from '../ground/meanwhile.ts'
import { siteMB, watchMemory } from '../ground/memory.ts'
import { startSite } from '../ground/site.ts'

/** The site with the studio’s process beside it, without Postgres. */
const memoryMB = 600
/** What is in use afterwards, of what was in use before by processes that had done the same once. */
const givenBack = 1.3
/** V8 gives back what a collection finds, and nothing hurries it. */
const restMs = 15_000

/** A lesson of 5 MB. */
const largePage = `<title>Large</title>${'<p>Hello, you.</p>'.repeat(290_000)}`

/** Twenty lessons of 5 MB at once. */
export const manyUploads: Fault = {
  name: 'many-uploads',
  does: '20 uploads of 5 MB at once',
  times: 1,
  async inject(times) {
    const control = await freePort()
    const site = await startSite({ env: observerVariables(control) })
    const observer = observerAt(control)
    const admin = await signedIn(site.url)
    await untilStudioAnswers(admin)
    const { id } = await buildCourse(admin)
    await uploadLesson(admin, id, largePage) // from now on the contract is open beside the site
    const quiet = await quietMoment(site)
    await wait(restMs)
    const before = siteMB(site.pid)
    const body = { htmlContent: largePage }
    const headers = { cookie: cookieHeader(admin.cookies) }
    const upload: Call = {
      kind: 'upload',
      path: `/api/courses/${id}/lessons`,
      method: 'POST',
      headers,
      body,
    }
    const memory = watchMemory(site.pid)
    const uploads: Sent[] = []
    await observer.watch()
    const sent = await meanwhile(site, async () => {
      for (let round = 0; round < times; round++) {
        const all = Array.from({ length: 20 }, () => send(site.url, upload))
        uploads.push(...(await Promise.all(all)))
      }
    })
    const peak = memory.stop()
    const holds = await holdsOf(observer)
    await wait(restMs)
    const failed = uploads.filter((one) => !isGood(one))
    if (failed.length > 0) console.log(`    ${outcomesOf(failed)}`)
    return [
      counted('uploads', uploads.length),
      none('uploads that failed', failed.length),
      longest(
        'slowest upload',
        uploads.map(({ ms }) => ms),
      ),
      ...comparisonOf(sent, quiet),
      ...holds,
      ...memoryOf({ before, peak, after: siteMB(site.pid) }),
    ]
  },
}

const memoryOf = (found: { before: number; peak: number; after: number }): Figure[] => [
  { what: 'memory of site and studio before', value: found.before, unit: 'MB' },
  { what: 'memory, at most', value: found.peak, unit: 'MB', bound: { atMost: memoryMB } },
  {
    what: 'memory 15 s afterwards',
    value: found.after,
    unit: 'MB',
    bound: { atMost: givenBack * found.before },
  },
]
