import { z } from 'zod'
import { buildClip } from './build-clips.ts'
import { buildCourse, buildExercise, buildLesson, uploadLesson } from './build-content.ts'
import { buildStudent, linkOf, openLink } from './build-student.ts'
import { buildTake } from './build-takes.ts'
import { type ContractClient, contractClient } from './contract-client.ts'

const Ids = z.object({
  letters: z.array(z.object({ id: z.number(), take: z.object({ id: z.number() }).nullable() })),
})
const Made = z.object({ id: z.union([z.number(), z.string()]) })

export interface Ground {
  /** Of each parameter of the contract's addresses, what really is there. */
  known: Record<string, string[]>
  /** The browser of a student who was given some of it. */
  student: ContractClient
  openStudent(): Promise<void>
}

/**
 * Something of each kind, whatever is done to which disturbs no other test: lessons, exercises with
 * the tutor's voice, a student with homework and a letter, a message, a parked move.
 */
export async function buildGround(tutor: ContractClient, adminId: number): Promise<Ground> {
  const course = await buildCourse(tutor)
  const objectives = [{ text: 'To greet people' }]
  const vocabulary = [{ word: 'kettle', definition: 'It boils water.' }]
  const lessons: number[] = []
  for (let left = 5; left > 0; left -= 1) {
    const made = await buildLesson(tutor, { course: course.id, objectives, vocabulary })
    lessons.push(made.id)
  }
  lessons.push((await uploadLesson(tutor, course.id)).id)
  const exercises = [await buildExercise(tutor), await buildExercise(tutor)]
  const clips = `/api/exercises/${exercises[0]?.address}/clips`
  const clip = await buildClip(tutor, clips, { word: 'deadline' })

  const { id } = await buildStudent(tutor, { lessons })
  const link = await linkOf(tutor, id)
  const student = contractClient(tutor.url)
  const openStudent = async () => {
    await openLink(student, link)
    await student.send('POST', '/api/student/consent', { agrees: true })
  }
  await openStudent()
  const htmlContent = '<title>Homework</title><p>Past perfect</p>'
  const given = await tutor.send('POST', `/api/students/${id}/homework`, { htmlContent })
  const take = { seconds: 3, data: buildTake('of Ewa').toString('base64') }
  const letter = { id: '01JDXYZ0000000000000000001', text: 'Dear tutor', take }
  const { letters } = Ids.parse((await student.send('POST', '/api/student/letters', letter)).json)
  const parked = await student.send('POST', '/api/moves', { sealed: 'abc' })
  const message = { name: 'Ana', email: 'ana@example.com', subject: '', message: 'Hello' }
  await student.send('POST', '/api/contact', message)
  const sent = await tutor.studio('GET', '/contact-messages?limit=1&sort=-createdAt')

  const known = {
    courseId: [String(course.id)],
    lessonId: lessons.map(String),
    lessonNumber: lessons.map((_, place) => String(place + 1)),
    address: exercises.map(({ address }) => address),
    exerciseId: exercises.map((exercise) => String(exercise.id)),
    hash: [clip.hash],
    clipId: [String(clip.id)],
    kind: ['css', 'js'],
    studentId: [String(id)],
    homeworkId: [String(Made.parse(given.json).id)],
    letterId: letters.map((one) => String(one.id)),
    takeId: letters.flatMap((one) => (one.take ? [String(one.take.id)] : [])),
    moveId: [String(Made.parse(parked.json).id)],
    messageId: [String(z.object({ docs: z.array(Made) }).parse(sent.json).docs[0]?.id)],
    adminId: [String(adminId)],
    passkeyId: ['00000000-0000-4000-8000-000000000000'],
  }
  return { known, student, openStudent }
}
