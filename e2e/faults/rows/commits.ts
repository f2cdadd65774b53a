import { failCommits, letCommits, readEverything } from '../../../testing/failing-commits.ts'
import { buildPlace, kindsOfWrites } from '../../../testing/kinds-of-writes.ts'
import { untilStudioAnswers } from '../../../testing/until-studio-answers.ts'
import { counted, type Fault, none } from '../fault.ts'
import { startSite } from '../ground/site.ts'

export const commitsRefused: Fault = {
  name: 'commits-refused',
  does: 'COMMIT refused, or its connection ended, on every kind of write',
  times: 5,
  async inject(times) {
    const site = await startSite()
    const place = await buildPlace(site.url)
    await untilStudioAnswers(place.admin)
    const all = { writes: 0, other: 0, stored: 0, without: 0 }
    for (let round = 0; round < times; round++) {
      for (const failure of ['refused', 'cut'] as const) {
        for (const [name, write] of kindsOfWrites(() => place)) {
          const before = await readEverything(site.dataDir)
          await failCommits(site.dataDir, failure)
          const { status, headers } = await write()
          await letCommits(site.dataDir)
          const isStored = (await readEverything(site.dataDir)) !== before
          if (status !== 503 || isStored) console.log(`    ${failure}, ${name}: ${status}`)
          all.writes += 1
          all.other += status === 503 ? 0 : 1
          all.without += headers.get('retry-after') ? 0 : 1
          all.stored += isStored ? 1 : 0
        }
      }
    }
    return [
      counted('writes', all.writes),
      none('answers other than 503', all.other),
      none('answers without Retry-After', all.without),
      none('stored all the same', all.stored),
    ]
  },
}
