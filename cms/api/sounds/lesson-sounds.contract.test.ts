import { expect, test } from 'vitest'
import { buildCourse, buildLesson } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { LessonSounds } from '../../contract/sounds.ts'

const visitor = contractClient(site.url)
const admin = await signedIn(site.url)
const course = await buildCourse(admin)
const content = {
  vocabulary: [{ word: 'tomato', phonetics: '/təˈmɑːtəʊ/', example: 'I don’t walk 25 weeks.' }],
  phrases: [{ phrase: 'Qzxlonia, please', example: '' }],
}
const open = await buildLesson(admin, { course: course.id, ...content })
const premium = await buildLesson(admin, { course: course.id, isPremium: true, ...content })

const soundsOf = (id: number | string) => `/api/lessons/${id}/sounds`

test('a lesson’s words have their sounds, those of its own phonetics too', async () => {
  const { status, json } = await visitor.send('GET', soundsOf(open.id))

  expect(status).toBe(200)
  const { words, alike, near } = LessonSounds.parse(json)
  expect(words.tomato).toContain('T AH M AA T OW')
  expect(words["don't"]).toContain('D OW N T')
  expect(words.twenty).toBeDefined()
  expect(alike.i).toContain('eye')
  expect(near.walk).toHaveLength(3)
  expect(words).not.toHaveProperty('qzxlonia')
})

test('a premium lesson gives a visitor nothing, and an admin all', async () => {
  const refused = await visitor.send('GET', soundsOf(premium.id))
  const given = await admin.send('GET', soundsOf(premium.id))

  expect(refused.status).toBe(404)
  expect(refused.text).not.toContain('tomato')
  expect(given.status).toBe(200)
})

test('a lesson that becomes premium gives nothing from the next read on', async () => {
  const lesson = await buildLesson(admin, { course: course.id, ...content })
  await visitor.send('GET', soundsOf(lesson.id))

  await admin.studio('PATCH', `/lessons/${lesson.id}`, { isPremium: true })

  expect((await visitor.send('GET', soundsOf(lesson.id))).status).toBe(404)
})

test('an unknown lesson and a wrong id are not found', async () => {
  expect((await visitor.send('GET', soundsOf(999_999_999))).status).toBe(404)
  expect((await visitor.send('GET', soundsOf('one'))).status).toBe(404)
})
