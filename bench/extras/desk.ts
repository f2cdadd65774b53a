import { studentPaths } from '../../cms/contract/student-paths.ts'
import { buildExercise } from '../../testing/build-content.ts'
import { buildStudent, linkOf, openLink } from '../../testing/build-student.ts'
import {
  type ContractClient,
  contractClient,
  cookieHeader,
  signedIn,
} from '../../testing/contract-client.ts'
import { untilStudioAnswers } from '../../testing/until-studio-answers.ts'
import { timeOf } from '../load/timed-read.ts'
import type { Figure, Row } from '../row.ts'
import { median } from '../statistics.ts'

const students = 30
const results = 50

/** An open desk asks once a second whether something has come in (`use-newest.ts`). */
const askedEveryMs = 1_000

/** What the tutor sees of her students, and how soon. */
export const desk: Row = {
  name: 'desk',
  compares: `the tutor’s desk with ${students} students of ${results} results each`,
  async measure(stage) {
    const { url } = await stage.site()
    const admin = await signedIn(url)
    await untilStudioAnswers(admin)
    const [first] = await fill(admin)
    if (!first) throw new Error('There are students.')
    const cookie = cookieHeader(admin.cookies)
    const report = `/studio/api/students/${first.id}/report`
    const figures: Figure[] = []
    for (const path of ['/api/desk', '/admin', '/studio', report, studentPaths.newest]) {
      const times: number[] = []
      await timeOf(url, path, { cookie }) // the first time does not count
      for (let round = 0; round < stage.rounds; round++) {
        times.push(await timeOf(url, path, { cookie }))
      }
      const what = path === report ? 'the report of one student' : path
      figures.push({ what, value: median(times), unit: 'ms', bound: { atMost: 200 } })
    }
    const sights: number[] = []
    for (let round = 0; round < stage.rounds; round++) {
      sights.push(await untilSeen(admin, first, round))
    }
    figures.push({
      what: 'from sending a result to a desk that shows it, with a whole second until it asks',
      value: median(sights) + askedEveryMs,
      unit: 'ms',
      bound: { atMost: 2_000 },
    })
    return figures
  },
}

interface Student {
  id: number
  exercise: number
  browser: ContractClient
}

/** Students who have agreed, each with an exercise of her own and what came of it. */
async function fill(admin: ContractClient): Promise<Student[]> {
  const made: Student[] = []
  for (let number = 1; number <= students; number++) {
    const title = `Words of student ${number}`
    const { id: exercise } = await buildExercise(admin, { title })
    const fields = { name: `Student ${number}`, exercises: [exercise] }
    const { id } = await buildStudent(admin, fields)
    const browser = contractClient(admin.url)
    await openLink(browser, await linkOf(admin, id))
    await browser.send('POST', studentPaths.consent, { agrees: true })
    const student = { id, exercise, browser }
    const events = Array.from({ length: results }, (_none, at) => answerOf(student, at))
    await sendResults(student, events)
    made.push(student)
  }
  return made
}

async function sendResults({ browser }: Student, events: object[]): Promise<void> {
  const { status, text } = await browser.send('POST', studentPaths.results, { events })
  if (status !== 200) throw new Error(`Sending results answered ${status}: ${text}`)
}

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const answerOf = ({ exercise }: Student, at: number) => ({
  id: `01JDXYZ000${'0'.repeat(14)}${letters.charAt(at >> 5)}${letters.charAt(at & 31)}`,
  at: Date.now() + at,
  exercise,
  kind: 'answered',
  data: { word: `e${exercise}:deadline`, how: 'gap', verdict: 'wrong', answer: `answer ${at}` },
})

/** Milliseconds until an open desk has heard of a result, has been drawn anew and shows it. */
async function untilSeen(admin: ContractClient, student: Student, round: number): Promise<number> {
  await admin.studio('POST', `/students/${student.id}/seen`, { upTo: new Date().toISOString() })
  const cookie = cookieHeader(admin.cookies)
  const begun = performance.now()
  await sendResults(student, [answerOf(student, results + round)])
  await timeOf(admin.url, studentPaths.newest, { cookie })
  const page = await fetch(`${admin.url}/studio`, { headers: { cookie } })
  const isShown = (await page.text()).includes(`students/${student.id}`)
  if (!isShown) throw new Error('The desk does not show the result.')
  return performance.now() - begun
}
