import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { fewChangesAtOnce } from '../../content/sql/few-at-once.ts'
import { runSql } from '../../content/sql/run-sql.ts'
import { inTransaction } from '../../content/sql/transaction.ts'
import { findHomework, type HomeworkReader, signHomework } from '../../content/students/homework.ts'
import { Id } from '../../contract/answers.ts'
import { beginningOf } from '../../contract/beginning-of.ts'
import {
  Homework,
  homeworkBodyLimit,
  MadeHomework,
  NewHomework,
  StudentNames,
} from '../../contract/homework.ts'
import { homeworkLimits } from '../../contract/homework-limits.ts'
import { homeworkPaths } from '../../contract/homework-paths.ts'
import { HttpError, notFound } from '../../contract/http-error.ts'
import { xRayLimits } from '../../contract/x-ray.ts'
import { readLacked, readTitle } from '../../large-pages/read-page.ts'
import { signedIn } from '../admin/signed-in.ts'
import { asCaller } from '../as-caller.ts'
import type { Caller } from '../caller.ts'
import { endpoint } from '../endpoint.ts'
import { sentAgainMs } from '../sent-again.ts'
import { besideOf } from '../x-ray/page-beside.ts'
import { findStudent } from './find-student.ts'
import { required } from './student.ts'

const HomeworkParams = z.object({ homeworkId: Id })
const StudentParams = z.object({ studentId: Id })

/** To whom something can be given. */
export const listStudents = endpoint({
  method: 'get',
  path: homeworkPaths.students,
  access: 'owner',
  answer: StudentNames,
  async run(_input, caller) {
    const { docs } = await caller.payload.find({
      collection: 'students',
      where: { revokedAt: { exists: false } },
      select: { name: true, linkMadeAt: true },
      sort: 'name',
      limit: 1_000,
      pagination: false,
      ...asCaller(caller),
    })
    return {
      students: docs.map(({ id, name, linkMadeAt }) => ({
        id,
        name,
        hasLink: Boolean(linkMadeAt),
      })),
    }
  },
})

/** Gives an uploaded page to one student; it never comes near a course (decision 113). */
export const giveHomework = endpoint({
  method: 'post',
  path: homeworkPaths.give(':studentId'),
  access: 'owner',
  params: StudentParams,
  input: NewHomework,
  bodyLimit: homeworkBodyLimit,
  status: 201,
  answer: MadeHomework,
  async run({ params: { studentId }, body: { htmlContent } }, caller) {
    if (Buffer.byteLength(htmlContent) > homeworkLimits.htmlBytes) {
      throw new HttpError(413, 'A lesson can have up to 5 MB of HTML.')
    }
    return storeHomework(studentId, { htmlContent }, caller)
  },
})

interface NewPage {
  htmlContent: string
  filesKey?: string | null
}

/**
 * Gives a page to a student, once where it is sent again (decision 257).
 * @throws HttpError 404.
 */
export async function storeHomework(
  studentId: number,
  page: NewPage,
  caller: Caller,
): Promise<MadeHomework> {
  const { name } = await findStudent(studentId, caller)
  const title = beginningOf((await readTitle(page.htmlContent)) ?? 'Homework', homeworkLimits.title)
  const { req } = await signedIn(caller)
  const id = await fewChangesAtOnce(() =>
    inTransaction(req, async () => {
      const known = await givenBefore(studentId, page, req)
      if (known !== null) return known
      const made = await caller.payload.create({
        collection: 'homework',
        data: { title, student: studentId, ...page },
        req,
        ...asCaller(caller),
      })
      return made.id
    }),
  )
  return { id, title, student: name, missing: await missingFrom(page, caller) }
}

/**
 * The same page, where she was given it a moment ago. Her row is held: of two that come at the same
 * moment the second waits until the first is stored.
 */
async function givenBefore(
  studentId: number,
  { htmlContent, filesKey = null }: NewPage,
  req: PayloadRequest,
): Promise<number | null> {
  await runSql(req, sql`select id from students where id = ${studentId} for no key update`)
  const since = new Date(Date.now() - sentAgainMs).toISOString()
  const [known] = await runSql(
    req,
    sql`select id from homework where student_id = ${studentId} and created_at > ${since}
      and files_key is not distinct from ${filesKey} and html_content = ${htmlContent} limit 1`,
  )
  return known ? Number(known.id) : null
}

/** What the page names and has not, as a lesson's report tells it (decision 141). */
async function missingFrom({ htmlContent, filesKey = null }: NewPage, { payload }: Caller) {
  const beside = await besideOf(payload, { filesKey, courseScript: '' })
  const lacked = await readLacked({ html: htmlContent, beside })
  return lacked.slice(0, xRayLimits.places).map((name) => name.slice(0, xRayLimits.place))
}

export const readOwnHomework = endpoint({
  method: 'get',
  path: homeworkPaths.own(':homeworkId'),
  access: 'student',
  params: HomeworkParams,
  answer: Homework,
  run: ({ params }, caller) =>
    present(params.homeworkId, { student: required(caller.student) }, caller),
})

/** As the tutor looks at it. */
export const readHomework = endpoint({
  method: 'get',
  path: homeworkPaths.forTutor(':homeworkId'),
  access: 'owner',
  params: HomeworkParams,
  answer: Homework,
  async run({ params }, caller) {
    const { admin } = await signedIn(caller)
    return present(params.homeworkId, { owner: admin.id }, caller)
  },
})

async function present(id: number, reader: HomeworkReader, { payload }: Caller) {
  const whose = 'student' in reader ? { student: reader.student.id } : {}
  const found = await findHomework(payload, { id, ...whose })
  if (!found) throw notFound('Homework')
  const ticket = signHomework(id, { reader, now: Date.now(), secret: payload.secret })
  return {
    ...found,
    frame: `${homeworkPaths.document(id)}?ticket=${ticket}`,
    interactive: `${homeworkPaths.interactive(id)}?ticket=${ticket}`,
  }
}
