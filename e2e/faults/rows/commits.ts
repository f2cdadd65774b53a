import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { failCommits, letCommits, readEverything } from '../../../testing/failing-commits.ts'
import { buildPlace, kindsWithMail, type Place } from '../../../testing/kinds-of-writes.ts'
import { counted, type Fault, none } from '../fault.ts'
import { startSite } from '../ground/site.ts'

/** Nobody listens there: what would be mailed waits. */
const SMTP_URL = 'smtp://127.0.0.1:9'

export const commitsRefused: Fault = {
  name: 'commits-refused',
  does: 'COMMIT refused, or its connection ended, on every kind of write',
  times: 5,
  async inject(times) {
    const site = await startSite({ env: { SMTP_URL } })
    let place: Place
    const kinds = kindsWithMail(() => place)
    const all = { writes: 0, other: 0, stored: 0, files: 0, without: 0 }
    for (let round = 0; round < times; round++) {
      for (const failure of ['refused', 'cut'] as const) {
        place = await buildPlace(site.url) // what is parked in it is given out for ten minutes
        await place.admin.studio('POST', '/globals/site', { messagesTo: 'tutor@example.com' })
        await failCommits(site.dataDir, failure)
        const before = await readEverything(site.dataDir)
        const pictures = await picturesIn(site.dataDir)
        for (const [name, write] of kinds) {
          const { status, headers } = await write()
          const isStored = (await readEverything(site.dataDir)) !== before
          const isLeft = (await picturesIn(site.dataDir)) !== pictures
          if (status !== 503 || isStored || isLeft)
            console.log(`    ${failure}, ${name}: ${status}`)
          all.writes += 1
          all.other += status === 503 ? 0 : 1
          all.without += headers.get('retry-after') ? 0 : 1
          all.stored += isStored ? 1 : 0
          all.files += isLeft ? 1 : 0
        }
        await letCommits(site.dataDir)
      }
    }
    return [
      counted('kinds of writes', kinds.length),
      counted('writes', all.writes),
      none('answers other than 503', all.other),
      none('answers without Retry-After', all.without),
      none('stored all the same', all.stored),
      none('pictures left behind', all.files),
    ]
  },
}

const picturesIn = async (dataDir: string) => String(await readdir(join(dataDir, 'media')))
