import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../../testing/contract-client.ts'
import { fuzzLimitMs, fuzzRuns } from '../../../testing/nasty-values.ts'
import { chanceOf, type Edited, editAtRandom, firstContent } from '../../../testing/random-edits.ts'
import { site } from '../../../testing/site/site.ts'
import { type Replica, startReplica } from '../../../testing/site/start-replica.ts'
import { CourseSummary } from '../../contract/course.ts'
import { openPayload } from '../start/open-payload.ts'

const rounds = 6
const editsARound = 4
/** One history in `npm test`, as many as `npm run fuzz` is asked for. */
const seeds = Array.from({ length: fuzzRuns(1).numRuns }, (_none, index) => index + 1)

const admin = await signedIn(site.url)
const payload = await openPayload({ runsJobs: false })
let other: Replica
let keepsNothing: Replica

beforeAll(async () => {
  other = await startReplica({ keeps: true })
  keepsNothing = await startReplica({ keeps: false })
})

afterAll(() => Promise.all([other.close(), keepsNothing.close()]))

const fixedAddresses = [
  ...['/', '/about', '/contact', '/courses', '/testimonials', '/courses/speak-fluently'],
  ...['/api/courses', '/api/lessons', '/api/site', '/api/pages/home', '/api/pages/contact'],
  ...['/sitemap.xml', '/site.webmanifest', '/robots.txt', '/og/courses.png', '/og/home.png'],
]

const addressesOf = ({ courses, lessons }: Edited) => [
  ...fixedAddresses,
  ...courses.flatMap((id) => [
    ...[`/course/${id}`, `/view-lessons/${id}`, `/api/courses/${id}`],
    ...[`/api/courses/${id}/lessons`, `/api/courses/${id}/lessons/1`],
    ...[`/api/courses/${id}/lessons?beside=1`, `/api/courses/${id}/lessons?limit=2`],
  ]),
  ...lessons.flatMap((id) => [
    ...[`/api/lessons/${id}`, `/view-lesson-details/${id}`, `/lesson-documents/${id}`],
    ...['practice', 'sounds', 'worksheet', 'words.txt'].map((of) => `/api/lessons/${id}/${of}`),
  ]),
]

/** The pages of the edited courses and their lessons by slugs, as the list of courses has them. */
async function addressesBySlug({ courses: ids }: Edited): Promise<string[]> {
  const courses = CourseSummary.array().parse(await (await fetch(courseList())).json())
  return courses
    .filter(({ id }) => ids.includes(id))
    .map(({ slug }) => `/courses/${slug}`)
    .flatMap((path) => [path, `${path}/speech-course-1`, `${path}/speech-course-1/practise`])
}

const courseList = () => `${keepsNothing.url}/api/courses`

async function read(url: string, address: string) {
  const response = await fetch(url + address, { redirect: 'manual' })
  const body = Buffer.from(await response.arrayBuffer()).toString('latin1')
  const location = response.headers.get('location')
  return {
    address,
    status: response.status,
    type: response.headers.get('content-type'),
    location,
    body,
  }
}

const readAll = (url: string, addresses: string[]) =>
  Promise.all(addresses.map((address) => read(url, address)))

test.each(seeds)(
  'after any edits, what is kept here and elsewhere is what would be read anew (seed %d)',
  async (seed) => {
    const edited = await firstContent(admin)
    const { databaseUrl } = site
    const world = { ...edited, admin, payload, databaseUrl, chance: chanceOf(seed) }
    const done: string[] = []
    for (let round = 0; round < rounds; round++) {
      const before = [...addressesOf(world), ...(await addressesBySlug(world))]
      await Promise.all([readAll(site.url, before), readAll(other.url, before)])
      const during = [readAll(site.url, before), readAll(other.url, before)]

      for (let edit = 0; edit < editsARound; edit++) done.push(await editAtRandom(world))

      const addresses = [...addressesOf(world), ...(await addressesBySlug(world))]
      const fresh = await readAll(keepsNothing.url, addresses)
      expect(await readAll(site.url, addresses), done.join('\n')).toEqual(fresh)
      await Promise.all(during)
      expect(await readAll(site.url, addresses), done.join('\n')).toEqual(fresh)
      await other.heardAll()
      expect(await readAll(other.url, addresses), done.join('\n')).toEqual(fresh)
    }
  },
  fuzzLimitMs, // a test that is given up would go on changing its pages
)
