import { buildCourse, buildLesson } from '../../../testing/build-content.ts'
import { buildStudent, linkOf, openLink } from '../../../testing/build-student.ts'
import { type ContractClient, contractClient, signedIn } from '../../../testing/contract-client.ts'
import { buildArchive, courseFields, uploadArchive } from '../../../testing/course-archives.ts'
import { query } from '../../../testing/databases.ts'
import { untilStudioAnswers } from '../../../testing/until-studio-answers.ts'

/** What the database has of one write. */
export interface Stored {
  rows: number
  isWhole: boolean
}

/** Somebody who writes again and again, each time something with a mark of its own. */
export interface Writer {
  name: string
  /** Each write takes the place of the one before. */
  replaces?: boolean
  /** @returns the answer's status. */
  write(mark: string): Promise<number>
  /** What the database has of each of these marks, those that it has. */
  stored(databaseUrl: string, marks: readonly string[]): Promise<Map<string, Stored>>
}

/** One of each kind, on a site where they find what they need. */
export async function openWriters(url: string): Promise<Writer[]> {
  const admin = await signedIn(url)
  await untilStudioAnswers(admin)
  const course = await buildCourse(admin)
  const lesson = await buildLesson(admin, { course: course.id, title: 'Before' })
  return [
    contactMessages(url),
    uploads(admin, course.id),
    studioSaves(admin, lesson.id),
    archives(admin),
    await results(admin, course.id, lesson.id),
  ]
}

const contactMessages = (url: string): Writer => ({
  name: 'contact messages',
  async write(mark) {
    const message = { name: 'Anna', email: 'anna@example.com', message: mark }
    return (await contractClient(url).send('POST', '/api/contact', message)).status
  },
  stored: (databaseUrl) =>
    readStored(
      databaseUrl,
      'select message as mark, count(*) as rows, true as whole from contact_messages group by 1',
    ),
})

/** The last words of the document tell that all of it is there. */
const uploads = (admin: ContractClient, courseId: number): Writer => ({
  name: 'uploaded lessons',
  async write(mark) {
    const htmlContent = `<title>${mark}</title><p>${'Hello. '.repeat(2_000)}</p><p>End of ${mark}</p>`
    return (await admin.send('POST', `/api/courses/${courseId}/lessons`, { htmlContent })).status
  },
  stored: (databaseUrl) =>
    readStored(
      databaseUrl,
      `select title as mark, count(*) as rows, bool_and(html_content like '%End of ' || title || '%'
         and exists (select from _lessons_v v where v.parent_id = l.id and v.latest and v.version_title = l.title)
         and not exists (select from lessons o where o.course_id = l.course_id
           and o.lesson_number = l.lesson_number and o.id <> l.id)) as whole
       from lessons l where course_id = ${courseId} group by 1`,
    ),
})

/** Each save replaces the one before: what is there counts as all up to it. */
const studioSaves = (admin: ContractClient, lessonId: number): Writer => ({
  name: 'studio saves',
  replaces: true,
  async write(mark) {
    const fields = { title: mark, writingActivity: mark, _status: 'published' }
    return (await admin.studio('PATCH', `/lessons/${lessonId}`, fields)).status
  },
  async stored(databaseUrl, marks) {
    const [row] = await query(
      databaseUrl,
      `select l.title, l.writing_activity = l.title and v.version_title = l.title as whole
       from lessons l left join _lessons_v v on v.parent_id = l.id and v.latest where l.id = ${lessonId}`,
    )
    const upTo = marks.slice(0, marks.indexOf(String(row?.title)) + 1)
    return new Map(upTo.map((mark) => [mark, { rows: 1, isWhole: row?.whole === true }]))
  },
})

const archives = (admin: ContractClient): Writer => ({
  name: 'imported archives',
  async write(mark) {
    const lessons = [1, 2, 3].map((lessonNumber) => ({
      title: `${mark}, ${lessonNumber}`,
      lessonNumber,
      isPremium: false,
    }))
    const course = { ...courseFields, name: mark, slug: mark.replaceAll(' ', '-') }
    return (await uploadArchive(admin, buildArchive({ course, lessons }))).status
  },
  stored: (databaseUrl) =>
    readStored(
      databaseUrl,
      `select c.name as mark, count(*) as rows, bool_and((select count(*) from lessons l
         where l.course_id = c.id) = 3) as whole from courses c group by 1`,
    ),
})

/** Two events go together. */
async function results(admin: ContractClient, courseId: number, lessonId: number): Promise<Writer> {
  const { id } = await buildStudent(admin, { lessons: [lessonId] })
  const browser = contractClient(admin.url)
  await openLink(browser, await linkOf(admin, id))
  await browser.send('POST', '/api/student/consent', { agrees: true })
  const numbers = new Map<string, string>()
  const event = (number: string, place: number) => ({
    id: `01J${number.padStart(22, '0')}${place}`,
    at: Date.now(),
    kind: 'done',
    ref: `${courseId}/${lessonId}`,
    data: {},
  })
  return {
    name: 'learners’ results',
    async write(mark) {
      const number = String(numbers.size + 1)
      numbers.set(mark, number)
      const events = [event(number, 1), event(number, 2)]
      return (await browser.send('POST', '/api/student/results', { events })).status
    },
    async stored(databaseUrl) {
      const byNumber = await readStored(
        databaseUrl,
        `select ltrim(substr(event, 4, 22), '0') as mark, count(*) / 2.0 as rows, count(*) = 2 as whole
         from results where student_id = ${id} group by 1`,
      )
      const found = [...numbers].map(([mark, number]) => [mark, byNumber.get(number)] as const)
      return new Map(found.flatMap(([mark, stored]) => (stored ? [[mark, stored]] : [])))
    },
  }
}

async function readStored(databaseUrl: string, sql: string): Promise<Map<string, Stored>> {
  const rows = await query(databaseUrl, sql)
  return new Map(
    rows.map(({ mark, rows, whole }) => [
      String(mark),
      { rows: Number(rows), isWhole: whole === true },
    ]),
  )
}
