import { setTimeout as wait } from 'node:timers/promises'
import { type ContractClient, contractClient, signedIn } from '../../../testing/contract-client.ts'
import { buildPlace, kindsThatGrow } from '../../../testing/kinds-of-writes.ts'
import { testAdmin } from '../../../testing/running-product.ts'
import { counted, type Fault, longest, none } from '../fault.ts'
import { startCluster } from '../ground/cluster.ts'
import { startSite } from '../ground/site.ts'
import { logElsewhere, smallDisk } from '../ground/small-disk.ts'
import { openWriters } from '../ground/writers.ts'
import {
  figuresOf,
  startWriting,
  type Tally,
  tallyOf,
  untilAcknowledged,
} from '../ground/writing.ts'

const kept = ['/', '/courses', '/api/courses', '/about']
const tutors = ['/api/admin/me', '/studio/api/lessons?limit=2']
const fullMs = 8_000
/** Everything is well this soon after there is room again. */
const wellMs = 5_000
/** What the database said; that nothing was kept, where Payload passed over it; the form’s own words. */
const inWords = /no room left|could not be saved|sending failed|not responding/

/** A Postgres of somebody else's, under a quota; the site's own disk has room. */
export const databaseFull: Fault = {
  name: 'database-full',
  does: 'the tables of a database elsewhere run full while all kinds of writes go on, then have room',
  times: 3,
  async inject(times) {
    const disk = await smallDisk(250)
    await logElsewhere(disk)
    const { url } = await startCluster(disk.dataDir)
    const site = await startSite({ env: { DATABASE_URL: url } })
    const admin = await signedIn(site.url)
    const visitor = contractClient(site.url)
    for (const path of kept) await visitor.send('GET', path)
    const tallies: Tally[] = []
    const wellAfter: number[] = []
    const all = { refused: 0, spared: 0, pages: 0, reads: 0, tried: 0, unclear: 0 }
    for (let round = 0; round < times; round++) {
      const place = await buildPlace(site.url)
      // New ones each time: a student may send so much within ten minutes.
      const writing = startWriting(await openWriters(site.url))
      await wait(1_500)
      await disk.fill()
      for (const end = performance.now() + fullMs; performance.now() < end; await wait(100)) {
        all.pages += await failedOf(visitor, kept)
        all.reads += await failedOf(admin, [...tutors, `/api/lessons/${place.lessonId}`])
      }
      all.refused += writing.told.reduce((sum, { failedAt }) => sum + failedAt.length, 0)
      all.spared += writing.told.filter(({ failedAt }) => failedAt.length === 0).length
      const answers = [...(await tryAll(place)), await signIn(site.url)]
      all.tried += answers.length
      all.unclear += answers.filter(({ isClear }) => !isClear).length
      await disk.free()
      const free = performance.now()
      await untilAcknowledged(writing.told, free)
      const told = await writing.stop()
      wellAfter.push(Math.max(free, ...told.flatMap(({ failedAt }) => failedAt)) - free)
      tallies.push(...(await tallyOf(told, url)))
    }
    return [
      ...figuresOf(tallies),
      counted('writes refused while it was full', all.refused),
      none('kinds of them that were never refused', all.spared),
      counted('other kinds of writes tried', all.tried),
      none('of them neither done nor refused in words', all.unclear),
      none('kept pages that failed', all.pages),
      none('other reads that failed', all.reads),
      longest('from room to the last refusal', wellAfter, wellMs),
    ]
  },
}

async function failedOf(client: ContractClient, paths: readonly string[]): Promise<number> {
  const answers = await Promise.all(paths.map((path) => client.send('GET', path)))
  answers.forEach((a, i) => {
    if (a.status !== 200)
      console.log('ZZ', paths[i], a.status, a.text.slice(0, 120).replaceAll('\n', ' '))
  })
  return answers.filter(({ status }) => status !== 200).length
}

interface Tried {
  isClear: boolean
}

/** One of each kind that needs room: what fits into that of its page is done all the same. */
async function tryAll(place: Awaited<ReturnType<typeof buildPlace>>): Promise<Tried[]> {
  const tried: Tried[] = []
  for (const [name, write] of kindsThatGrow(() => place)) tried.push(clearOf(name, await write()))
  return tried
}

const signIn = async (url: string) =>
  clearOf('a sign-in', await contractClient(url).send('POST', '/api/admin/login', testAdmin))

/** A write before it has changed, used up or thrown away what it is about: that is said in words too. */
const isRefused = (status: number, words: string) =>
  status >= 400 && status < 500 && /"message":"/.test(words) && !/went wrong/.test(words)

interface Said {
  status: number
  json?: unknown
  text?: string
}

function clearOf(name: string, { status, json, text }: Said): Tried {
  const words = JSON.stringify([json, text])
  const isClear =
    status < 400 || isRefused(status, words) || (status === 503 && inWords.test(words))
  if (!isClear) console.log(`    ${name}: ${status} ${words.slice(0, 200)}`)
  return { isClear }
}
