import { z } from 'zod'
import { studentPaths } from '../../cms/contract/student-paths.ts'
import { buildCode, buildStudent, linkOf, openLink } from '../build-student.ts'
import { buildTake } from '../build-takes.ts'
import { type ContractClient, contractClient } from '../contract-client.ts'
import { newUlid } from '../ulids.ts'

/** The students of a place. */
export interface Students {
  /** Has agreed, and has sent a result and a letter; her browser. */
  agreed: { id: number; browser: ContractClient; letterId: number; resultId: number }
  homeworkId: number
  /** A link, and a browser that has typed a code: what that opened goes on under the link. */
  link: string
  codeTyped: ContractClient
  /** One that nobody has typed. */
  code: { id: number; code: string }
  /** Has typed nothing and sent nothing. */
  other: number
}

/** Words that she has missed, of which an exercise can be made. */
export const missedWord = (courseId: number, lessonId: number) => ({
  id: newUlid(),
  at: Date.now(),
  kind: 'words',
  ref: `${courseId}/${lessonId}`,
  data: { word: 'deadline', how: 'write', verdict: 'wrong' },
})

export const someTake = () => ({ seconds: 3, data: buildTake('hello').toString('base64') })

interface Content {
  courseId: number
  lessonId: number
}

export async function buildStudents(
  admin: ContractClient,
  { courseId, lessonId }: Content,
): Promise<Students> {
  const { id } = await buildStudent(admin, { lessons: [lessonId] })
  const browser = contractClient(admin.url)
  await openLink(browser, await linkOf(admin, id))
  await browser.send('POST', studentPaths.consent, { agrees: true })
  await browser.send('POST', studentPaths.results, { events: [missedWord(courseId, lessonId)] })
  const letter = { id: newUlid(), text: 'Dear tutor', take: someTake() }
  const sent = await browser.send('POST', studentPaths.letters, letter)
  const homework = { htmlContent: '<title>Homework</title><p>For you</p>' }
  const given = await admin.send('POST', `/api/students/${id}/homework`, homework)
  const grants = [{ scope: 'lesson', lesson: lessonId }]
  const codeTyped = contractClient(admin.url)
  const typed = await buildCode(admin, { grants })
  await codeTyped.send('POST', studentPaths.code, { code: typed.code })
  const linked = await buildStudent(admin)
  return {
    agreed: {
      id,
      browser,
      letterId: Letters.parse(sent.json).letters[0].id,
      resultId: await resultOf(admin, id),
    },
    homeworkId: z.object({ id: z.number() }).parse(given.json).id,
    link: await linkOf(admin, linked.id),
    codeTyped,
    code: await buildCode(admin, { grants }),
    other: (await buildStudent(admin)).id,
  }
}

const WithId = z.object({ id: z.number() })
const Letters = z.object({ letters: z.tuple([WithId]) })

async function resultOf(admin: ContractClient, student: number): Promise<number> {
  const { json } = await admin.studio('GET', `/results?where[student][equals]=${student}&depth=0`)
  return z.object({ docs: z.tuple([WithId]) }).parse(json).docs[0].id
}
