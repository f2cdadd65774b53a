import { setTimeout as wait } from 'node:timers/promises'
import { observerAt, observerVariables } from '../../../bench/stage/observer.ts'
import { freePort } from '../../../cms/postgres/free-port.ts'
import { contractClient, cookieHeader, signedIn } from '../../../testing/contract-client.ts'
import { testAdmin } from '../../../testing/running-product.ts'
import { counted, type Fault, longest, none } from '../fault.ts'
import { outcomesOf, startLoad } from '../ground/load.ts'
import { comparisonOf, holdsOf, meanwhile, quietMoment } from '../ground/meanwhile.ts'
import { startSite } from '../ground/site.ts'

const stormMs = 15_000
const perSecond = 50

/** Each under a name of its own: no lock of one name, but what a password costs. */
const guesses = Array.from({ length: 500 }, (_, n) => ({
  kind: 'guess',
  path: '/api/admin/login',
  method: 'POST',
  body: { username: `somebody-${n}`, password: `a-wrong-password-${n}` },
}))

/** Wrong, or refused before anything was worked on (decision 221). */
const refusals = [401, 429]

/** Many wrong passwords beside visitors, and a tutor who signs in meanwhile where she did before. */
export const loginStorm: Fault = {
  name: 'login-storm',
  does: `${perSecond} wrong sign-ins a second`,
  times: 1,
  async inject(times) {
    const control = await freePort()
    const site = await startSite({ env: observerVariables(control) })
    const observer = observerAt(control)
    const tutor = await signedIn(site.url)
    const quiet = await quietMoment(site)
    const all = { shutOut: 0, odd: 0, guesses: 0 }
    const tutorMs: number[] = []
    await observer.watch()
    const sent = await meanwhile(site, async () => {
      for (let round = 0; round < times; round++) {
        const storm = startLoad({ url: site.url, perSecond, calls: guesses })
        await wait(stormMs / 2)
        const begun = performance.now()
        const again = contractClient(site.url)
        const headers = { cookie: cookieHeader(tutor.cookies) }
        const { status } = await again.send('POST', '/api/admin/login', testAdmin, headers)
        tutorMs.push(performance.now() - begun)
        all.shutOut += status === 200 ? 0 : 1
        await wait(stormMs / 2)
        const tried = await storm.stop()
        const odd = tried.filter(({ status }) => !refusals.includes(status))
        if (odd.length > 0) console.log(`    ${outcomesOf(odd)}`)
        all.guesses += tried.length
        all.odd += odd.length
      }
    })
    return [
      counted('wrong sign-ins', all.guesses),
      none('of them neither told as wrong nor as too many', all.odd),
      none('sign-ins of the tutor, where she did before, that failed', all.shutOut),
      longest('slowest of those', tutorMs),
      ...comparisonOf(sent, quiet),
      ...(await holdsOf(observer)),
    ]
  },
}
