import { setTimeout as wait } from 'node:timers/promises'
import { signedIn } from '../../testing/contract-client.ts'
import type { Row } from '../row.ts'
import { publishTitle } from '../stage/edits.ts'
import { lessonId, pagesOf } from '../stage/pages.ts'
import { percentile } from '../statistics.ts'

const giveUpMs = 10_000

/** How soon visitors see what has been published, here and at a second process. */
export const visible: Row = {
  name: 'visible',
  compares: 'answer of a publish → new bytes of the lesson’s page',
  async measure(stage) {
    const here = await stage.site()
    const there = await stage.site({ databaseUrl: here.databaseUrl })
    const admin = await signedIn(here.url)
    const { lesson: path } = await pagesOf(here.url)
    const id = await lessonId(here.url, { courseId: 1, number: 2 })
    let stale = 0
    const delays: number[] = []
    for (let edit = 0; edit < stage.count(100); edit++) {
      await Promise.all([textOf(here.url + path), textOf(there.url + path)])
      const title = await publishTitle(admin, id)
      const answered = performance.now()
      const seenThere = untilSeen(there.url + path, title).then(() => performance.now() - answered)
      if (!(await textOf(here.url + path)).includes(title)) stale += 1
      delays.push(await seenThere)
    }
    return [
      { what: 'this process, old pages', value: stale, unit: 'answers', bound: { atMost: 0 } },
      {
        what: 'another process, p99',
        value: percentile(delays, 0.99),
        unit: 'ms',
        bound: { atMost: 100 },
      },
      { what: 'another process, median', value: percentile(delays, 0.5), unit: 'ms' },
    ]
  },
}

const textOf = async (address: string) => (await fetch(address)).text()

async function untilSeen(address: string, text: string): Promise<void> {
  const begun = performance.now()
  while (!(await textOf(address)).includes(text)) {
    if (performance.now() - begun > giveUpMs) throw new Error('An edit never became visible.')
    await wait(1)
  }
}
