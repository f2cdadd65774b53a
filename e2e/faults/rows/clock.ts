import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../../cms/postgres/free-port.ts'
import { failToSignIn } from '../../../testing/attempt-sign-in.ts'
import { uniqueName } from '../../../testing/build-admin.ts'
import { buildCourse, buildLesson, uploadLesson } from '../../../testing/build-content.ts'
import { buildStudent, linkOf, openLink } from '../../../testing/build-student.ts'
import { type ContractClient, contractClient, signedIn } from '../../../testing/contract-client.ts'
import { databaseUrl, query } from '../../../testing/databases.ts'
import { openInteractive, sendToLessonHost } from '../../../testing/lesson-host.ts'
import { untilStudioAnswers } from '../../../testing/until-studio-answers.ts'
import { counted, type Fault, longest, none } from '../fault.ts'
import { ownClock } from '../ground/inside.ts'
import { schedulePublishing } from '../ground/schedules.ts'
import { startSite } from '../ground/site.ts'

const hourMs = 3_600_000
/** Jobs run on the minute: until the next one, and time to do it. */
const jobMs = 90_000
const lockSeconds = 900

/** What must hold whatever the clock says; each gives what went wrong. */
type Check = () => Promise<string | undefined>

async function buildChecks(site: string) {
  const admin = await signedIn(site)
  await untilStudioAnswers(admin)
  const course = await buildCourse(admin)
  const lesson = await buildLesson(admin, { course: course.id })
  const student = await buildStudent(admin, { lessons: [lesson.id] })
  const browser = contractClient(site)
  await openLink(browser, await linkOf(admin, student.id))
  const visitor = contractClient(site)
  const uploaded = await uploadLesson(admin, course.id)
  const ticket = await openInteractive(visitor, uploaded.id)
  const answers = (client: ContractClient, path: string) => async () => {
    const { status } = await client.send('GET', path)
    return status === 200 ? undefined : `${path}: ${status}`
  }
  const checks: Record<string, Check> = {
    'a session from before': answers(admin, '/api/admin/me'),
    'a student’s session from before': answers(browser, '/api/student'),
    'a new sign-in': async () => answers(await signedIn(site), '/api/admin/me')(),
    'a new lock': async () => {
      const name = uniqueName()
      await failToSignIn(contractClient(site), name, 5)
      const { status, headers } = await contractClient(site).send('POST', '/api/admin/login', {
        username: name,
        password: 'wrong',
      })
      const seconds = Number(headers.get('retry-after'))
      const isLocked = status === 429 && seconds > 0 && seconds <= lockSeconds
      return isLocked ? undefined : `${status}, ${seconds} s`
    },
    'a lesson as it was changed': async () => {
      const title = `Changed ${performance.now()}`
      await visitor.send('GET', `/api/lessons/${lesson.id}`)
      await admin.studio('PATCH', `/lessons/${lesson.id}`, { title, _status: 'published' })
      const { text } = await visitor.send('GET', `/api/lessons/${lesson.id}`)
      return text.includes(title) ? undefined : text.slice(0, 100)
    },
    'a lesson’s tab from before, open or ended': async () => {
      const { status, body } = await sendToLessonHost(site, ticket)
      const isEnded = status === 404 && String(body).includes('ended')
      return status === 200 || isEnded ? undefined : `${status}`
    },
    'a lesson’s tab opened now': async () => {
      const { status } = await sendToLessonHost(site, await openInteractive(visitor, uploaded.id))
      return status === 200 ? undefined : String(status)
    },
    'a message': async () => {
      const message = { name: 'Anna', email: 'anna@example.com', message: 'Hello' }
      const { status } = await visitor.send('POST', '/api/contact', message)
      return status === 200 ? undefined : String(status)
    },
  }
  return { admin, course: course.id, checks }
}

/** The clock of the site alone, not of its database, is put off while it runs, and put right. */
export const clock: Fault = {
  name: 'clock',
  does: 'the site’s clock is set an hour forward and back, then back and forward, while it runs',
  times: 1,
  async inject(times) {
    const [own, port] = [await ownClock(), await freePort()]
    const env = { ...own.env, LESSON_ORIGIN: `http://lessons.localhost:${port}` }
    const site = await startSite({ env, port })
    const url = await databaseUrl(site.dataDir)
    const { admin, course, checks } = await buildChecks(site.url)
    const all = { checks: 0, broken: 0, early: 0, twice: 0 }
    const done: number[] = []
    async function check(when: string) {
      for (const [name, run] of Object.entries(checks)) {
        const problem = await run().catch((error: unknown) => String(error))
        all.checks += 1
        all.broken += problem === undefined ? 0 : 1
        if (problem !== undefined) console.log(`    ${when}, ${name}: ${problem}`)
      }
    }
    /** Planned by the clock of the tutor's own machine, which is right. */
    async function plan() {
      const { id } = await buildLesson(admin, { course, title: 'Due', _status: 'draft' })
      await schedulePublishing(url, id)
      return { id, begun: performance.now() }
    }
    for (let round = 0; round < times; round++) {
      for (const [offset, when] of offsets) {
        await own.set(offset)
        await check(when)
        const { id, begun } = await plan()
        const took = await untilPublished(url, { id, begun })
        console.log(`    ${when}: published after ${Math.round(took / 1_000)} s`)
        done.push(took)
        const [row] = await query(
          url,
          `select count(*)::int as versions from _lessons_v where parent_id = ${id} and version__status = 'published'`,
        )
        all.twice += Number(row?.versions) === 1 ? 0 : 1
      }
    }
    const code = await site.stop()
    return [
      counted('checks', all.checks),
      none('that did not hold', all.broken),
      counted('publishings that were due', done.length),
      none('not published once', all.twice),
      longest('from the plan to the publishing', done, jobMs),
      none('stops that did not end with 0', code === 0 ? 0 : 1),
    ]
  },
}

const offsets = [
  [hourMs, 'an hour fast'],
  [0, 'put right again, from an hour fast'],
  [-hourMs, 'an hour slow'],
  [0, 'put right again, from an hour slow'],
] as const

async function untilPublished(url: string, { id, begun }: { id: number; begun: number }) {
  const statement = `select from lessons where id = ${id} and _status = 'published'`
  while ((await query(url, statement)).length === 0) {
    if (performance.now() - begun > 2 * jobMs) return Number.POSITIVE_INFINITY
    await wait(200)
  }
  return performance.now() - begun
}
