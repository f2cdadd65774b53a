import { cookieHeader, signedIn } from '../../testing/contract-client.ts'
import { timedRead } from '../load/timed-read.ts'
import type { Figure, Row } from '../row.ts'
import { median } from '../statistics.ts'

/** What the tutor waits for: the screens first, then what they read behind them. */
const paths = [
  '/admin',
  '/admin?tab=manage',
  '/api/courses',
  '/api/lessons',
  '/api/admin/me',
] as const

/** What the admin screens cost the server where there is much to show. */
export const library: Row = {
  name: 'library',
  compares: 'the tutor’s screens with 5,000 lessons in 50 courses',
  async measure(stage) {
    const site = await stage.site({
      databaseUrl: await stage.library(stage.count(5_000), { courses: 50 }),
    })
    const cookie = cookieHeader((await signedIn(site.url)).cookies)
    const figures: Figure[] = []
    for (const path of paths) {
      const reads: Awaited<ReturnType<typeof timedRead>>[] = []
      for (let round = 0; round < stage.rounds; round++) {
        reads.push(await timedRead(site.url, path, { cookie }))
      }
      const firstByteMs = median(reads.map((read) => read.firstByteMs))
      figures.push(
        {
          what: `${path}, first byte`,
          value: firstByteMs,
          unit: 'ms',
          ...(path.startsWith('/admin') ? { bound: { atMost: 1_000 } } : {}),
        },
        { what: `${path}, whole`, value: median(reads.map((read) => read.wholeMs)), unit: 'ms' },
      )
    }
    return figures
  },
}
