import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildClip, buildSound } from '../../testing/build-clips.ts'
import {
  buildExercise,
  readNewest,
  saveDraft,
  trash,
  uniqueText,
} from '../../testing/build-content.ts'
import { buildStudent } from '../../testing/build-student.ts'
import { buildZip } from '../../testing/build-zip.ts'
import { contractClient, cookieHeader, signedIn } from '../../testing/contract-client.ts'
import { unzip } from '../../testing/course-archives.ts'
import { site } from '../../testing/site/site.ts'
import { Clips } from '../contract/clip.ts'
import { clipPaths } from '../contract/clip-paths.ts'
import { Exercise } from '../contract/exercise.ts'
import { exerciseArchives, ImportedExercises } from '../contract/exercise-archive.ts'
import { apiPaths } from '../contract/paths.ts'

const { url } = site
const admin = await signedIn(url)
const visitor = contractClient(url)

async function download(path: string): Promise<Buffer> {
  const response = await fetch(url + path, { headers: { cookie: cookieHeader(admin.cookies) } })
  if (response.status !== 200) throw new Error(`The export answered ${response.status}.`)
  return Buffer.from(await response.arrayBuffer())
}

async function upload(bytes: Buffer) {
  const response = await fetch(url + exerciseArchives.all, {
    method: 'POST',
    headers: { 'content-type': 'application/zip', cookie: cookieHeader(admin.cookies) },
    body: new Uint8Array(bytes),
  })
  return { status: response.status, json: await response.json() }
}

const imported = async (bytes: Buffer) => ImportedExercises.parse((await upload(bytes)).json)

const rows = [
  { word: 'deadline', translation: 'scadenza', alsoRight: 'due date; cut-off' },
  { word: 'مرحبا', meaning: 'A "greeting",\nof two lines.' },
]

test('an exercise that is gone comes back at its address, with its words and her voice', async () => {
  const made = await buildExercise(admin, { rows, kinds: ['gap', 'say'], learnerLanguage: 'it' })
  const path = apiPaths.exercise(made.address)
  const clips = clipPaths.exerciseClips(made.address)
  await buildClip(admin, clips, { word: 'deadline' })
  const { id: _id, ...before } = Exercise.parse((await visitor.send('GET', path)).json)
  const archive = await download(exerciseArchives.one(made.id))
  await admin.studio('DELETE', `/exercises/${made.id}`)

  await upload(archive)

  const { id, ...after } = Exercise.parse((await visitor.send('GET', path)).json)
  const known = { ...after, rows: [], facts: {} }
  expect(known).toEqual({ ...before, rows: [], facts: {} })
  expect(after.rows.map((row) => ({ ...row, id: '' }))).toEqual(
    before.rows.map((row) => ({ ...row, id: '' })),
  )
  const heard = Clips.parse((await visitor.send('GET', clips)).json).clips
  expect(heard.map(({ word }) => word)).toEqual(['deadline'])
  expect(id).not.toBe(made.id)
})

test('beside the one that is there, a new one has an address of its own', async () => {
  const made = await buildExercise(admin, { title: 'Twice', rows })

  const { exercises } = await imported(await download(exerciseArchives.one(made.id)))

  const [copy] = exercises
  const { address } = await readNewest(admin, 'exercises', copy?.id ?? 0)
  expect(exercises).toEqual([{ id: expect.any(Number), title: 'Twice' }])
  expect(address).toMatch(/^twice-[a-z2-9]{8}$/)
  expect(address).not.toBe(made.address)
})

test('an archive that was unpacked and packed again on a Mac comes back too', async () => {
  const made = await buildExercise(admin, { title: 'Packed again', rows })
  const files = await unzip(await download(exerciseArchives.one(made.id)))
  const inFolder = [...files].map(([name, content]) => ({ name: `my exercise/${name}`, content }))
  const empty = Buffer.alloc(0)
  const folders = ['my exercise/', 'my exercise/exercises/'].map((name) => ({
    name,
    content: empty,
  }))
  const added = { name: '__MACOSX/my exercise/._exercises.json', content: Buffer.from('x') }

  const { exercises } = await imported(buildZip([...folders, ...inFolder, added]))

  expect(exercises).toEqual([{ id: expect.any(Number), title: 'Packed again' }])
})

test('what is published comes back with the newer draft, and a draft as a draft', async () => {
  const made = await buildExercise(admin, { title: 'As published' })
  await saveDraft(admin, 'exercises', { id: made.id, title: 'As drafted' })
  const draft = await buildExercise(admin, { title: 'Never out', _status: 'draft' })

  const both = await imported(await download(exerciseArchives.one(made.id)))
  const alone = await imported(await download(exerciseArchives.one(draft.id)))

  const [id, draftId] = [both, alone].map(({ exercises }) => exercises[0]?.id ?? 0)
  const main = await admin.studio('GET', `/exercises/${id}?depth=0`)
  expect(main.json).toMatchObject({ title: 'As published', _status: 'published' })
  expect(await readNewest(admin, 'exercises', id ?? 0)).toMatchObject({ title: 'As drafted' })
  expect(await readNewest(admin, 'exercises', draftId ?? 0)).toMatchObject({
    title: 'Never out',
    _status: 'draft',
  })
})

test('the student for whom it was made stays behind', async () => {
  const { id: student } = await buildStudent(admin)
  const { id } = await buildExercise(admin, { student })

  const { exercises } = await imported(await download(exerciseArchives.one(id)))

  const copy = await readNewest(admin, 'exercises', exercises[0]?.id ?? 0)
  expect(copy.student ?? null).toBeNull()
  const { json } = await admin.studio('GET', `/students/${student}?depth=0`)
  expect(json).toMatchObject({ exercises: [id] })
})

test('all exercises go into one file, but for those in the trash', async () => {
  const [kept, thrown] = [uniqueText('Kept'), uniqueText('Thrown away')]
  await buildExercise(admin, { title: kept })
  const { id } = await buildExercise(admin, { title: thrown })
  await trash(admin, 'exercises', id)

  const files = await unzip(await download(exerciseArchives.all))

  const whole = [...files.values()].map(String).join('\n')
  expect(whole).toContain(kept)
  expect(whole).not.toContain(thrown)
})

test('what comes back stands in the order in which it was listed', async () => {
  const titles = [uniqueText('Older'), uniqueText('Newer')]
  for (const title of titles) await buildExercise(admin, { title })
  const told = await imported(await download(exerciseArchives.all))

  const { json } = await admin.studio('GET', '/exercises?sort=-updatedAt&limit=2&depth=0')

  const listed = z.object({ docs: z.array(z.object({ id: z.number() })) }).parse(json).docs
  expect(told.exercises.slice(0, 2)).toMatchObject(titles.toReversed().map((title) => ({ title })))
  expect(listed.map(({ id }) => id)).toEqual(told.exercises.slice(0, 2).map(({ id }) => id))
})

test('what is not there cannot be exported', async () => {
  const answers = await Promise.all(
    ['999999', 'x'].map((id) => admin.send('GET', `${exerciseArchives.all}/${id}`)),
  )

  expect(answers.map(({ status }) => status)).toEqual([404, 404])
})

const published = { title: 'By hand', rows: [{ word: 'deadline' }] }

interface HandMade {
  published?: object
  manifest?: object
  files?: { name: string; content: Buffer }[]
}

/** An archive of one exercise made by hand, right but for what is asked. */
function byHand(parts: HandMade = {}): Buffer {
  const name = 'exercises/001-by-hand.json'
  const createdAt = '2025-03-04T05:06:07.000Z'
  const content = Buffer.from(
    JSON.stringify({ createdAt, published: { ...published, ...parts.published } }),
  )
  const files = [{ name, content }, ...(parts.files ?? [])]
  const list = files.map((file) => [
    file.name,
    {
      bytes: file.content.length,
      sha256: createHash('sha256').update(file.content).digest('hex'),
    },
  ])
  const manifest = {
    format: 'english-tutor-exercises',
    version: 1,
    exportedAt: createdAt,
    exercises: [name],
    clips: [],
    files: Object.fromEntries(list),
    ...parts.manifest,
  }
  return buildZip([
    ...files,
    { name: 'exercises.json', content: Buffer.from(JSON.stringify(manifest)) },
  ])
}

describe('an archive made by hand', () => {
  test('is taken where it is right', async () => {
    expect((await imported(byHand())).exercises).toMatchObject([{ title: 'By hand' }])
  })

  test.each([
    ['a kind that there is not', { published: { kinds: ['magic'] } }, 'published: kinds'],
    ['a field that there is not', { published: { admin: true } }, 'published'],
    ['a student', { published: { student: 1 } }, 'published'],
    ['no words', { published: { rows: [] } }, 'rows: '],
    ['a word that is missing', { published: { rows: [{ meaning: 'x' }] } }, 'rows.0.word'],
    [
      'a cell that is too long',
      { published: { rows: [{ word: 'x'.repeat(301) }] } },
      '“By hand” (exercises/001-by-hand.json)',
    ],
    ['a later version', { manifest: { version: 2 } }, 'Update the site first'],
    [
      'another format',
      { manifest: { format: 'english-tutor-course' } },
      'not an archive of exercises',
    ],
    [
      'a clip that is no sound',
      {
        files: [{ name: 'media/0123456789abcdef.wav', content: Buffer.from('<script>') }],
        manifest: {
          clips: [
            {
              file: 'media/0123456789abcdef.wav',
              exercise: 'exercises/001-by-hand.json',
              word: 'deadline',
            },
          ],
        },
      },
      'media/0123456789abcdef.wav',
    ],
    [
      'a file that leads elsewhere',
      { manifest: { exercises: ['../secret.json'] } },
      'An exercise needs a name',
    ],
  ])('is refused with %s, and nothing of it is stored', async (_what, parts, said) => {
    const title = uniqueText('By hand')
    const given = 'published' in parts ? parts : { ...parts, published: { title } }

    const { status, json } = await upload(byHand(given))

    expect(status).toBe(400)
    expect(json).toMatchObject({ message: expect.stringContaining(said) })
    expect((await admin.studio('GET', '/exercises?depth=0&limit=200')).text).not.toContain(title)
  })

  test('is refused where a file was changed or cut off', async () => {
    const sound = Buffer.from(buildSound(), 'base64')
    const whole = byHand({ files: [{ name: 'media/0123456789abcdef.wav', content: sound }] })

    const cut = await upload(whole.subarray(0, whole.length / 2))

    expect(cut.status).toBe(400)
  })
})
