import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContractClient, contractClient, signedIn } from '../../../testing/contract-client.ts'
import { fuzzLimitMs, fuzzRuns } from '../../../testing/nasty-values.ts'
import { chanceOf, type Edited, editAtRandom, firstContent } from '../../../testing/random-edits.ts'
import { site } from '../../../testing/site/site.ts'
import { type Replica, startReplica } from '../../../testing/site/start-replica.ts'
import { CourseSummary } from '../../contract/course.ts'
import { openPayload } from '../start/open-payload.ts'

const rounds = 6
const editsARound = 6
/** So often everything is read before it changes: then it is in demand, and made again at once. */
const readings = 4
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

/** The site answers the edits of a round; its studio is in its own process. */
const here = () => ({ admin, heard: <Answer>(sent: Promise<Answer>) => sent })

/**
 * The other one answers them, whose studio is beside it. What is sent to the site all the same, such
 * as calls of the contract, it hears of before the next.
 */
function there() {
  const client = contractClient(other.url)
  for (const [name, value] of admin.cookies) client.cookies.set(name, value)
  async function heard<Answer>(sent: Promise<Answer>): Promise<Answer> {
    const answer = await sent
    await other.heardAll()
    return answer
  }
  const there: ContractClient = {
    ...admin,
    send: (...asked) => heard(admin.send(...asked)),
    studio: (method, path, body) =>
      client.send(method, `/studio/api${path}`, body, { origin: site.url }),
  }
  return { admin: there, heard }
}

const fixedAddresses = [
  ...['/', '/about', '/contact', '/courses', '/testimonials', '/courses/speak-fluently'],
  ...['/privacy-policy', '/terms-of-service', '/minimal-pairs', '/sample-lesson', '/my-words'],
  ...['/api/courses', '/api/lessons', '/api/site', '/api/pages/home', '/api/pages/contact'],
  ...['about', 'testimonials', 'privacy-policy', 'terms-of-service'].map(
    (page) => `/api/pages/${page}`,
  ),
  ...['/sitemap.xml', '/site.webmanifest', '/robots.txt', '/og/courses.png', '/og/home.png'],
]

const addressesOf = ({ courses, lessons, addresses }: Edited) => [
  ...fixedAddresses,
  ...courses.flatMap((id) => [
    ...[`/course/${id}`, `/view-lessons/${id}`, `/api/courses/${id}`],
    ...[`/api/courses/${id}/lessons`, `/api/courses/${id}/lessons/1`],
    ...[`/api/courses/${id}/lessons?beside=1`, `/api/courses/${id}/lessons?limit=2`],
  ]),
  ...lessons.flatMap((id) => [
    ...[`/api/lessons/${id}`, `/view-lesson-details/${id}`, `/lesson-documents/${id}`],
    ...['practice', 'practice/count', 'sounds', 'clips', 'worksheet', 'words.txt'].map(
      (of) => `/api/lessons/${id}/${of}`,
    ),
  ]),
  ...addresses.flatMap((address) => [
    ...[`/exercises/${address}`, `/exercises/${address}/worksheet`, `/api/exercises/${address}`],
    ...['sounds', 'clips', 'worksheet', 'words.txt'].map((of) => `/api/exercises/${address}/${of}`),
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

async function readOften(url: string, addresses: string[]): Promise<void> {
  for (let reading = 0; reading < readings; reading++) await readAll(url, addresses)
}

test.each(seeds)(
  'after any edits, what is kept here and elsewhere is what would be read anew (seed %d)',
  async (seed) => {
    const edited = await firstContent(admin)
    const { databaseUrl } = site
    const common = { ...edited, payload, databaseUrl, chance: chanceOf(seed) }
    const done: string[] = []
    for (let round = 0; round < rounds; round++) {
      const isHere = round % 2 === 1
      const world = { ...common, ...(isHere ? here() : there()) }
      const [writer, hearer] = isHere ? [site, other] : [other, site]
      const before = [...addressesOf(world), ...(await addressesBySlug(world))]
      await Promise.all([hearer.heardAll(), writer.heardAll()])
      await Promise.all([readOften(site.url, before), readOften(other.url, before)])
      const during = [readAll(site.url, before), readAll(other.url, before)]

      done.push(isHere ? '— here' : '— there')
      for (let edit = 0; edit < editsARound; edit++) done.push(await editAtRandom(world))

      const [atOnce, known] = [readAll(writer.url, addressesOf(world)), addressesOf(world)]
      const addresses = [...known, ...(await addressesBySlug(world))]
      const fresh = await readAll(keepsNothing.url, addresses)
      expect(await atOnce, done.join('\n')).toEqual(fresh.slice(0, known.length))
      await Promise.all(during)
      expect(await readAll(writer.url, addresses), done.join('\n')).toEqual(fresh)
      await hearer.heardAll()
      expect(await readAll(hearer.url, addresses), done.join('\n')).toEqual(fresh)
    }
  },
  fuzzLimitMs, // a test that is given up would go on changing its pages
)
