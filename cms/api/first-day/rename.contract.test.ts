import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { expect, onTestFinished, test } from 'vitest'
import {
  buildCourse,
  buildLesson,
  readNewest,
  saveDraft,
  uniqueText,
} from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { query, waitingForALock } from '../../../testing/databases.ts'
import { site } from '../../../testing/site/site.ts'
import { sitePayload } from '../../../testing/site/site-payload.ts'
import { NamedPlaces } from '../../contract/rename.ts'

const visitor = contractClient(site.url)
const admin = await signedIn(site.url)

async function placesOf(from: string, to = 'Mara') {
  const { json } = await admin.send('POST', '/api/first-day/name/places', { from, to })
  return NamedPlaces.parse(json).places
}

const replace = (from: string, places: readonly string[], to = 'Mara') =>
  admin.send('POST', '/api/first-day/name', { from, to, places })

const titleOf = async (id: number) => (await visitor.send('GET', `/api/lessons/${id}`)).json

test('each place is shown before and after, and only what was chosen changes', async () => {
  const name = uniqueText('Anna').replaceAll(/[^\p{L}\p{N}]/gu, '')
  const course = await buildCourse(admin, { description: `${name}’s own course.` })
  const lesson = await buildLesson(admin, { course: course.id, title: `With ${name}` })

  const places = await placesOf(name)
  const chosen = places.filter(({ where }) => where.startsWith('Course'))
  const { status, json } = await replace(
    name,
    chosen.map(({ id }) => id),
  )

  expect(places.map(({ after }) => after).toSorted()).toEqual(['Mara’s own course.', 'With Mara'])
  expect(status).toBe(200)
  expect(json).toMatchObject({ changed: 1 })
  expect((await placesOf(name)).map(({ before }) => before)).toEqual([`With ${name}`])
  expect(await titleOf(lesson.id)).toMatchObject({ title: `With ${name}` })
})

test('a longer name that holds the old one is done at once, and once alone', async () => {
  const name = uniqueText('Anna').replaceAll(/[^\p{L}\p{N}]/gu, '')
  const longer = `${name} Maria`
  const { id: course } = await buildCourse(admin)
  const lesson = await buildLesson(admin, { course, title: `With ${name}` })
  const places = (await placesOf(name, longer)).map(({ id }) => id)

  await replace(name, places, longer)
  const again = await replace(name, places, longer)

  expect(places).toHaveLength(1)
  expect(again.json).toMatchObject({ changed: 0 })
  expect(await placesOf(name, longer)).toEqual([])
  expect(await titleOf(lesson.id)).toMatchObject({ title: `With ${longer}` })
})

test('what is published stays published, and a newer draft stays a draft', async () => {
  const name = uniqueText('Anna').replaceAll(/[^\p{L}\p{N}]/gu, '')
  const course = await buildCourse(admin)
  const lesson = await buildLesson(admin, { course: course.id, title: `${name} reads` })
  await saveDraft(admin, 'lessons', { id: lesson.id, title: `${name} writes` })

  const places = await placesOf(name)
  await replace(
    name,
    places.map(({ id }) => id),
  )

  expect(places.map(({ before }) => before)).toEqual([`${name} writes`])
  expect(await titleOf(lesson.id)).toMatchObject({ title: 'Mara reads' })
  const draft = await admin.studio('GET', `/lessons/${lesson.id}?draft=true`)
  expect(draft.json).toMatchObject({ title: 'Mara writes', _status: 'draft' })
})

test('what is saved while a name is replaced stays', async () => {
  const name = uniqueText('Anna').replaceAll(/[^\p{L}\p{N}]/gu, '')
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id, title: `${name} reads` })
  await saveDraft(admin, 'lessons', { id, title: `${name} writes`, minutes: 10 })
  const places = (await placesOf(name)).map((place) => place.id)
  const payload = await sitePayload()
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  onTestFinished(() => killTransaction(req))
  await payload.update({ collection: 'lessons', id, data: { minutes: 33 }, draft: true, req })

  const renamed = replace(name, places)
  await expect.poll(() => waitingForALock(site.databaseUrl)).toHaveLength(1)
  await commitTransaction(req)

  expect((await renamed).status).toBe(200)
  expect(await readNewest(admin, 'lessons', id)).toMatchObject({
    title: 'Mara writes',
    minutes: 33,
    _status: 'draft',
  })
})

test('places of what is not there change nothing, and leave nothing', async () => {
  const { json } = await replace('Anna', [
    'globals/nowhere/title',
    'admins/1/name',
    'lessons/x/title',
  ])

  expect(json).toMatchObject({ changed: 0 })
  expect(
    await query(site.databaseUrl, "select key from payload_kv where key like '%nowhere%'"),
  ).toEqual([])
})

test('nobody renames anything without signing in', async () => {
  const names = { from: 'Anna', to: 'Mara' }

  expect((await visitor.send('POST', '/api/first-day/name/places', names)).status).toBe(401)
  expect(
    (await visitor.send('POST', '/api/first-day/name', { ...names, places: ['x'] })).status,
  ).toBe(401)
})
