import { apiPaths } from '../../cms/contract/paths.ts'
import { cookieHeader, signedIn } from '../../testing/contract-client.ts'
import { cpuOfRequest } from '../load/cpu-of-request.ts'
import { timeOf } from '../load/timed-read.ts'
import type { Row } from '../row.ts'
import { apartFrom } from '../stage/cores.ts'
import { mediansOf } from '../statistics.ts'

/**
 * The contract's list of courses beside Payload's own REST, on the same data. The REST is the
 * tutor's alone and so looks up a session as well, which is a small part of what it costs.
 */
export const payload: Row = {
  name: 'payload',
  compares: 'Payload’s REST, GET /studio/api/courses ÷ ours, GET /api/courses',
  async measure(stage) {
    const site = await stage.site({ isObserved: true })
    const headers = { cookie: cookieHeader((await signedIn(site.url)).cookies) }
    const theirs = { path: '/studio/api/courses', headers }
    const ours = { path: apiPaths.courses }

    stage.tell('kept')
    const seconds = stage.seconds(1.5)
    const [theirCost = 0, ourCost = 0] = await mediansOf(stage.rounds, [
      () => cpuOfRequest({ server: site, seconds, ...theirs }),
      () => cpuOfRequest({ server: site, seconds, ...ours }),
    ])

    stage.tell('with an empty cache')
    // The second of two: the first of theirs finds the session again, which was forgotten with the
    // answers, and the first of each finds the core's caches full of what the other one needs.
    const theirTime = async () => {
      for (let time = 0; time < 2; time++) await timeOf(site.url, theirs.path, headers)
      return site.observer.took()
    }
    const ourTime = async () => {
      for (let time = 0; time < 2; time++) {
        await site.observer.empty()
        await timeOf(site.url, ours.path)
      }
      return site.observer.took()
    }
    const letGo = apartFrom([site.pid]) // as in `cold`
    const times = mediansOf(stage.count(100), [theirTime, ourTime]).finally(letGo)
    const [theirMs = 0, ourMs = 0] = await times
    return [
      { what: 'hot, processor time', value: theirCost / ourCost, unit: '', bound: { atLeast: 30 } },
      { what: 'cold, time inside', value: theirMs / ourMs, unit: '', bound: { atLeast: 8 } },
      { what: 'theirs', value: theirMs, unit: 'ms' },
      { what: 'ours, cold', value: ourMs, unit: 'ms' },
    ]
  },
}
