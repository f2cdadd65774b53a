import { createLocalReq, initTransaction, killTransaction } from 'payload'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import {
  buildCourse,
  buildExercise,
  buildLesson,
  readNewest,
} from '../../../testing/build-content.ts'
import { signedIn } from '../../../testing/contract-client.ts'
import { query } from '../../../testing/databases.ts'
import { site } from '../../../testing/site/site.ts'
import { sitePayload } from '../../../testing/site/site-payload.ts'
import { overtakenSave } from '../../contract/save-number.ts'

const admin = await signedIn(site.url)

/** As a page of the studio sends it; the order of sending is the order of the numbers. */
const saveAs = (number: string, path: string, fields: object, method = 'PATCH') =>
  admin.send(method, `/studio/api${path}`, fields, { origin: site.url, 'x-save-number': number })

const autosave = '?draft=true&autosave=true&depth=0'

const documents = [
  ['a lesson', async () => `/lessons/${(await buildLesson(admin, await inCourse())).id}`, 'title'],
  ['a course', async () => `/courses/${(await buildCourse(admin)).id}`, 'name'],
  ['an exercise', async () => `/exercises/${(await buildExercise(admin)).id}`, 'title'],
] as const

const Versions = z.object({ docs: z.array(z.object({ id: z.number() })) })

const inCourse = async () => ({ course: (await buildCourse(admin)).id })

test.each(documents)(
  'an automatic save of %s that arrives after the publishing changes nothing',
  async (_what, build, field) => {
    const path = await build()
    await saveAs('page.2', path, { [field]: 'All words', _status: 'published' })

    const late = await saveAs('page.1', path + autosave, { [field]: 'All', _status: 'draft' })

    expect(late.status).toBe(409)
    expect(late.json).toEqual({ errors: [{ message: overtakenSave }] })
    const { json } = await admin.studio('GET', `${path}?draft=true&depth=0`)
    expect(json).toMatchObject({ [field]: 'All words', _status: 'published' })
  },
)

test('so does one of a page’s texts', async () => {
  const path = '/globals/about-page'
  const before = await admin.studio('GET', path)
  const { heading } = z.object({ heading: z.string() }).parse(before.json)
  await saveAs('page.2', path, { heading, _status: 'published' }, 'POST')

  const late = await saveAs('page.1', path + autosave, { heading: 'H', _status: 'draft' }, 'POST')

  expect(late.status).toBe(409)
  const { json } = await admin.studio('GET', `${path}?draft=true&depth=0`)
  expect(json).toMatchObject({ heading, _status: 'published' })
})

test.each([
  ['typed later', 'page.3'],
  ['typed on another page', 'other.1'],
])('what was %s is stored', async (_what, number) => {
  const { id } = await buildLesson(admin, await inCourse())
  await saveAs('page.2', `/lessons/${id}`, { title: 'Published', _status: 'published' })

  const { status } = await saveAs(number, `/lessons/${id}${autosave}`, {
    title: 'Typed on',
    _status: 'draft',
  })

  expect(status).toBe(200)
  expect(await readNewest(admin, 'lessons', id)).toMatchObject({ title: 'Typed on' })
})

test('an automatic save that arrives after an earlier version was restored changes nothing', async () => {
  const { id } = await buildLesson(admin, { ...(await inCourse()), title: 'As it was' })
  const { json } = await admin.studio('GET', `/lessons/versions?where[parent][equals]=${id}`)
  const [version] = Versions.parse(json).docs
  await saveAs('page.1', `/lessons/${id}`, { title: 'Changed', _status: 'published' })
  const restored = await saveAs(
    'page.3',
    `/lessons/versions/${version?.id}?draft=false`,
    {},
    'POST',
  )

  const late = await saveAs('page.2', `/lessons/${id}${autosave}`, { title: 'C', _status: 'draft' })

  expect([restored.status, late.status]).toEqual([200, 409])
  expect(await readNewest(admin, 'lessons', id)).toMatchObject({ title: 'As it was' })
})

test('a publishing that was refused overtakes nothing', async () => {
  const { id } = await buildLesson(admin, await inCourse())
  const refused = await saveAs('page.2', `/lessons/${id}`, { title: '', _status: 'published' })

  const { status } = await saveAs('page.1', `/lessons/${id}${autosave}`, {
    title: 'Typed before',
    _status: 'draft',
  })

  expect([refused.status, status]).toEqual([400, 200])
})

test('of twenty saves that arrive at once, in whatever order, the newest stays', async () => {
  const { id } = await buildLesson(admin, await inCourse())
  const numbers = Array.from({ length: 20 }, (_none, index) => 20 - index)

  const answers = await Promise.all(
    numbers.map((number) =>
      saveAs(`page.${number}`, `/lessons/${id}${number === 20 ? '' : autosave}`, {
        title: `Words ${number}`,
        _status: number === 20 ? 'published' : 'draft',
      }),
    ),
  )

  expect([200, 409]).toEqual(expect.arrayContaining(answers.map(({ status }) => status)))
  expect(await readNewest(admin, 'lessons', id)).toMatchObject({
    title: 'Words 20',
    _status: 'published',
  })
})

test('a lesson is trashed and restored with its newer draft by one numbered save each', async () => {
  const { id } = await buildLesson(admin, { ...(await inCourse()), title: 'Published' })
  await saveAs('page.1', `/lessons/${id}${autosave}`, { title: 'Drafted', _status: 'draft' })

  const trashed = await saveAs('page.2', `/lessons/${id}`, { deletedAt: new Date().toISOString() })
  const restored = await saveAs('page.3', `/lessons/${id}?trash=true`, {
    deletedAt: null,
    _status: 'published',
  })

  expect([trashed.status, restored.status]).toEqual([200, 200])
  expect(await readNewest(admin, 'lessons', id)).toMatchObject({ title: 'Drafted' })
})

test('what is remembered of a lesson’s saves goes with the lesson', async () => {
  const { id } = await buildLesson(admin, await inCourse())
  await saveAs('page.1', `/lessons/${id}${autosave}`, { title: 'Drafted', _status: 'draft' })
  const remembered = () =>
    query(site.databaseUrl, `select from payload_kv where key like '%lessons/${id}'`)
  expect(await remembered()).toHaveLength(1)

  await admin.studio('DELETE', `/lessons/${id}`)

  expect(await remembered()).toEqual([])
})

test('a lesson is created while another course’s is', async () => {
  const [here, elsewhere] = await Promise.all([inCourse(), inCourse()])
  const payload = await sitePayload()
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  onTestFinished(() => killTransaction(req))
  const data = { title: 'Under way', ...here }
  await payload.create({ collection: 'lessons', data, draft: true, req })

  const { title } = await buildLesson(admin, { ...elsewhere, title: 'Meanwhile' })

  expect(title).toBe('Meanwhile')
})
