import { expect, test } from 'vitest'
import {
  buildExercise,
  restore,
  saveDraft,
  trash,
  uniqueText,
} from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { Exercise } from '../../contract/exercise.ts'
import { exerciseKinds } from '../../contract/exercise-kinds.ts'
import { apiPaths } from '../../contract/paths.ts'
import { LessonSounds } from '../../contract/sounds.ts'

const visitor = contractClient(site.url)
const admin = await signedIn(site.url)

const read = (address: string, who = visitor) => who.send('GET', apiPaths.exercise(address))

test('a published exercise comes with its words and what is known of them', async () => {
  const { id, address, title } = await buildExercise(admin, { learnerLanguage: 'it' })

  const { status, json } = await read(address)

  expect(status).toBe(200)
  expect(Exercise.strict().parse(json)).toMatchObject({
    id,
    address,
    title,
    learnerLanguage: 'it',
    kinds: exerciseKinds,
    rows: [{ id: `e${id}:deadline`, translation: 'scadenza' }, { word: 'budget' }],
    facts: { [`e${id}:deadline`]: { level: 3, parts: ['n'] } },
  })
})

test('the chosen kinds come from the gentlest to the hardest', async () => {
  const { address } = await buildExercise(admin, { kinds: ['translate', 'flashcards'] })

  const { json } = await read(address)

  expect(json).toMatchObject({ kinds: ['flashcards', 'translate'] })
})

test('whom it is made for is told to nobody but admins', async () => {
  const madeFor = uniqueText('Giulia')
  const { id, address } = await buildExercise(admin, { madeFor })

  const answers = await Promise.all([
    read(address),
    read(address, admin),
    visitor.send('GET', `/exercises/${address}`),
  ])

  for (const { text } of answers) expect(text).not.toContain(madeFor)
  expect((await admin.studio('GET', `/exercises/${id}`)).json).toMatchObject({ madeFor })
})

const asDraft = { _status: 'draft', address: uniqueText('draft').replace(' ', '-') }

test('a draft is not there for visitors, and is for admins', async () => {
  const { address } = await buildExercise(admin, asDraft)

  expect((await read(address)).status).toBe(404)
  expect((await read(address, admin)).status).toBe(200)
})

test('an exercise in the trash is there for nobody, and comes back as it was', async () => {
  const { id, address } = await buildExercise(admin)
  expect((await read(address)).status).toBe(200)

  await trash(admin, 'exercises', id)
  expect((await read(address)).status).toBe(404)
  expect((await read(address, admin)).status).toBe(404)

  await restore(admin, 'exercises', id)
  expect((await read(address)).status).toBe(200)
})

test('what is unpublished is gone at once', async () => {
  const { id, address } = await buildExercise(admin)
  await read(address)

  await admin.studio('PATCH', `/exercises/${id}`, { _status: 'draft' })

  expect((await read(address)).status).toBe(404)
})

test('an edit shows in the next answer, and a draft of it does not', async () => {
  const { id, address, title } = await buildExercise(admin)
  await read(address)

  await saveDraft(admin, 'exercises', { id, title: 'As drafted' })
  expect((await read(address)).json).toMatchObject({ title })

  await admin.studio('PATCH', `/exercises/${id}`, { title: 'As published', _status: 'published' })
  expect((await read(address)).json).toMatchObject({ title: 'As published' })
})

test('the address is made once and stays when the title changes', async () => {
  const { id, address } = await buildExercise(admin, { title: 'Words of Monday' })
  expect(address).toMatch(/^words-of-monday-[a-z2-9]{8}$/)

  await admin.studio('PATCH', `/exercises/${id}`, { title: 'Words of Tuesday' })

  expect((await read(address)).json).toMatchObject({ title: 'Words of Tuesday' })
})

test('an exercise without words is not published', async () => {
  const { status, text } = await admin.studio('POST', '/exercises', {
    title: 'No words',
    rows: [],
    _status: 'published',
  })

  expect(status).toBe(400)
  expect(text).toContain('Words')
})

test.each([
  ['GET', '', undefined],
  ['POST', '', { title: 'A stranger’s', rows: [{ word: 'odd' }], _status: 'published' }],
  ['PATCH', '/1', { title: 'A stranger’s' }],
  ['DELETE', '/1', undefined],
  ['GET', '/versions', undefined],
])('a visitor cannot %s /exercises%s through Payload’s REST', async (method, path, body) => {
  const { status, text } = await visitor.studio(method, `/exercises${path}`, body)

  expect(status).toBeGreaterThanOrEqual(400)
  expect(text).not.toContain('A stranger’s')
})

test.each(['unknown', 'x'.repeat(500), '%00', 'слова'])(
  'an address that no exercise has is not found: %s',
  async (address) => {
    const { status } = await visitor.send('GET', `/api/exercises/${address}`)

    expect(status).toBe(404)
  },
)

test('the page shows the words before any script runs, and search engines leave it out', async () => {
  const { address, title } = await buildExercise(admin)

  const { status, text } = await visitor.send('GET', `/exercises/${address}`)

  expect(status).toBe(200)
  expect(text).toContain(title)
  expect(text).toContain('scadenza')
  expect(text).toContain('<meta name="robots" content="noindex"')
  expect((await visitor.send('GET', '/sitemap.xml')).text).not.toContain(address)
})

test('the page of an exercise that was taken back is not found from the next reading on', async () => {
  const { id, address } = await buildExercise(admin)
  expect((await visitor.send('GET', `/exercises/${address}`)).status).toBe(200)

  await trash(admin, 'exercises', id)

  const { status, text } = await visitor.send('GET', `/exercises/${address}`)
  expect(status).toBe(404)
  expect(text).toContain('Exercise Not Found')
  expect(text).not.toContain('scadenza')
})

test('a draft without an address is shown to admins in the preview, and to nobody else', async () => {
  const { id } = await buildExercise(admin, { _status: 'draft' })

  const shown = await admin.send('GET', `/preview/exercises/${id}`)

  expect(shown.status).toBe(200)
  expect(shown.text).toContain('scadenza')
  expect((await visitor.send('GET', `/preview/exercises/${id}`)).text).not.toContain('scadenza')
  expect((await visitor.send('GET', `/exercises/draft-${id}`)).status).toBe(404)
})

test('the engine that listens gets the sounds of the words', async () => {
  const { address } = await buildExercise(admin)

  const { json } = await visitor.send('GET', apiPaths.exerciseSounds(address))

  expect(LessonSounds.parse(json).words).toHaveProperty('deadline')
  expect((await visitor.send('GET', apiPaths.exerciseSounds('unknown'))).status).toBe(404)
})
