import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { buildClip, buildSound } from '../../../testing/build-clips.ts'
import {
  buildCourse,
  buildExercise,
  buildLesson,
  trash,
  uniqueText,
} from '../../../testing/build-content.ts'
import { buildStudent, linkOf, openLink } from '../../../testing/build-student.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { query } from '../../../testing/databases.ts'
import { site } from '../../../testing/site/site.ts'
import { Clips } from '../../contract/clip.ts'
import { clipPaths } from '../../contract/clip-paths.ts'
import { apiPaths } from '../../contract/paths.ts'
import { Practice } from '../../contract/practice.ts'
import { takeHomePaths } from '../../contract/take-home-paths.ts'

const { url, databaseUrl } = site
const visitor = contractClient(url)
const admin = await signedIn(url)
const course = await buildCourse(admin)
const vocabulary = [{ word: 'deadline', definition: 'The last day.' }]
const lessonWith = (fields: Record<string, unknown> = {}) =>
  buildLesson(admin, { course: course.id, vocabulary, ...fields })

const listed = async (path: string, who = visitor) =>
  Clips.strict().parse((await who.send('GET', path)).json).clips

const countOf = async (lessonId: number) =>
  (
    await query(databaseUrl, `select count(*)::int as n from clips where lesson_id = ${lessonId}`)
  )[0]

describe('a clip of a word', () => {
  test('is listed for everybody, and heard under an address of its content', async () => {
    const { id } = await lessonWith()
    const path = clipPaths.lessonClips(id)
    const clip = await buildClip(admin, path, { word: 'Deadline' })

    const clips = await listed(path)
    const sound = await fetch(url + clipPaths.clipSound(path, clip.hash))

    expect(clips).toEqual([clip])
    expect(clip).toMatchObject({ key: 'deadline', word: 'Deadline', ms: 300 })
    expect(sound.headers.get('content-type')).toBe('audio/wav')
    expect(sound.headers.get('x-content-type-options')).toBe('nosniff')
    expect(sound.headers.get('cache-control')).toBe(
      'public, max-age=31536000, s-maxage=300, immutable, no-transform',
    )
    expect(Buffer.from(await sound.arrayBuffer()).toString('base64')).toBe(buildSound())
  })

  test('is sent in parts where a part is asked for', async () => {
    const path = clipPaths.lessonClips((await lessonWith()).id)
    const { hash } = await buildClip(admin, path, { word: 'deadline' })
    const ask = (range: string, method = 'GET') =>
      fetch(url + clipPaths.clipSound(path, hash), { method, headers: { range } })

    const [first, last, beyond, head] = await Promise.all([
      ask('bytes=0-1'),
      ask('bytes=-4'),
      ask('bytes=999999-'),
      ask('bytes=0-1', 'HEAD'),
    ])

    expect(first.status).toBe(206)
    expect(first.headers.get('content-range')).toBe('bytes 0-1/14444')
    expect(await first.text()).toBe('RI')
    expect((await last.arrayBuffer()).byteLength).toBe(4)
    expect(beyond.status).toBe(416)
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe('14444')
  })

  test('is not sent again to who has it', async () => {
    const path = clipPaths.lessonClips((await lessonWith()).id)
    const { hash } = await buildClip(admin, path, { word: 'deadline' })

    const { status } = await visitor.send('GET', clipPaths.clipSound(path, hash), undefined, {
      'if-none-match': `"${hash}"`,
      'cache-control': 'max-age=0', // the client would ask for a new one otherwise
    })

    expect(status).toBe(304)
  })

  test('takes the place of an earlier one, whose address then leads nowhere', async () => {
    const path = clipPaths.lessonClips((await lessonWith()).id)
    const early = await buildClip(admin, path, { word: 'deadline' })

    const late = await buildClip(admin, path, {
      word: 'a deadline!'.slice(2),
      sound: buildSound({ pitch: 330 }),
    })

    expect(late).toMatchObject({ id: early.id, key: early.key })
    expect(await listed(path)).toEqual([late])
    expect((await visitor.send('GET', clipPaths.clipSound(path, early.hash))).status).toBe(404)
  })

  test('is stored once where two tabs save it at once', async () => {
    const path = clipPaths.lessonClips((await lessonWith()).id)

    await Promise.all(
      [220, 330, 440, 550].map((pitch) =>
        buildClip(admin, path, { word: 'deadline', sound: buildSound({ pitch }) }),
      ),
    )

    expect(await listed(path)).toHaveLength(1)
  })

  test('is removed, and the list that was kept is made anew', async () => {
    const path = clipPaths.lessonClips((await lessonWith()).id)
    const { id } = await buildClip(admin, path, { word: 'deadline' })
    await listed(path)

    const { status } = await admin.send('DELETE', clipPaths.clip(id))

    expect(status).toBe(200)
    expect(await listed(path)).toEqual([])
    expect((await admin.send('DELETE', clipPaths.clip(id))).status).toBe(404)
  })

  test('stays with its word when the lesson is edited', async () => {
    const { id } = await lessonWith()
    const clip = await buildClip(admin, clipPaths.lessonClips(id), { word: 'deadline' })

    await admin.studio('PATCH', `/lessons/${id}`, {
      vocabulary: [{ word: 'new' }, { word: 'Deadline', definition: 'Another meaning.' }],
    })

    expect(await listed(clipPaths.lessonClips(id))).toEqual([clip])
  })

  test('of an exercise is heard by whoever has the link', async () => {
    const { address } = await buildExercise(admin)
    const path = clipPaths.exerciseClips(address)
    const { hash } = await buildClip(admin, path, { word: 'budget' })

    expect(await listed(path)).toMatchObject([{ key: 'budget' }])
    expect((await visitor.send('GET', clipPaths.clipSound(path, hash))).status).toBe(200)
  })
})

describe('what is no clip is refused:', () => {
  const half = buildSound().slice(0, 4_000)
  const page = Buffer.from(`<script>alert(1)</script>${' '.repeat(100)}`).toString('base64')

  test.each([
    ['a page', { word: 'deadline', sound: page }, 400],
    ['a sound that was half sent', { word: 'deadline', sound: half }, 400],
    ['eleven seconds', { word: 'deadline', sound: buildSound({ seconds: 11 }) }, 413],
    ['a sound of nothing', { word: 'deadline', sound: '' }, 400],
    ['what is no base64', { word: 'deadline', sound: '???' }, 400],
    ['a word of nothing', { word: '  ', sound: buildSound() }, 400],
    ['a word without end', { word: 'a'.repeat(501), sound: buildSound() }, 400],
  ])('%s', async (_, body, expected) => {
    const path = clipPaths.lessonClips((await lessonWith()).id)

    const { status } = await admin.send('PUT', path, body)

    expect(status).toBe(expected)
    expect(await listed(path)).toEqual([])
  })

  test('one that the studio is sent for no lesson, or that is no sound', async () => {
    const { id } = await lessonWith()
    const store = (fields: object) =>
      admin.studio('POST', '/clips', { rowId: 'x', hash: 'x', ms: 1, word: 'deadline', ...fields })

    const nobodys = await store({ sound: buildSound() })
    const noSound = await store({ lesson: id, sound: page })

    expect([nobodys.status, noSound.status]).toEqual([400, 400])
  })

  test('one for a lesson that is not there', async () => {
    const { status } = await admin.send('PUT', clipPaths.lessonClips(2_000_000_000), {
      word: 'deadline',
      sound: buildSound(),
    })

    expect(status).toBe(404)
  })
})

describe('whoever may not read a lesson whole does not hear it:', () => {
  test.each([
    ['a premium lesson', { isPremium: true }, 403],
    ['a draft', { _status: 'draft' }, 404],
  ])('%s', async (_, fields, expected) => {
    const { id } = await lessonWith(fields)
    const path = clipPaths.lessonClips(id)
    const { hash } = await buildClip(admin, path, { word: 'deadline' })
    const ways = [path, clipPaths.clipSound(path, hash)]

    const statuses = await Promise.all(
      ways.map(async (way) => (await visitor.send('GET', way)).status),
    )
    const elsewhere = await visitor.studio('GET', `/clips?where[lesson][equals]=${id}`)

    expect(statuses).toEqual([expected, expected])
    expect(elsewhere.status).toBe(401)
    expect((await admin.send('GET', clipPaths.clipSound(path, hash))).status).toBe(200)
  })

  test('a lesson that becomes premium is silent at once', async () => {
    const { id } = await lessonWith()
    const path = clipPaths.lessonClips(id)
    const { hash } = await buildClip(admin, path, { word: 'deadline' })
    await listed(path)

    await admin.studio('PATCH', `/lessons/${id}`, { isPremium: true })

    expect((await visitor.send('GET', path)).status).toBe(403)
    expect((await visitor.send('GET', clipPaths.clipSound(path, hash))).status).toBe(403)
  })

  test('a student to whom it was granted hears it, and her browser alone keeps it', async () => {
    const { id } = await lessonWith({ isPremium: true })
    const path = clipPaths.lessonClips(id)
    const { hash } = await buildClip(admin, path, { word: 'deadline' })
    const student = await buildStudent(admin, { grants: [{ scope: 'lesson', lesson: id }] })
    const browser = contractClient(url)
    await openLink(browser, await linkOf(admin, student.id))

    const sound = await browser.send('GET', clipPaths.clipSound(path, hash))

    expect(await listed(path, browser)).toHaveLength(1)
    expect(sound.status).toBe(200)
    expect(sound.headers.get('cache-control')).toMatch(/^private, /)
    expect((await visitor.send('GET', path)).status).toBe(403)
  })

  test('the sound of one lesson is not heard below another', async () => {
    const premium = clipPaths.lessonClips((await lessonWith({ isPremium: true })).id)
    const open = clipPaths.lessonClips((await lessonWith()).id)
    const { hash } = await buildClip(admin, premium, { word: 'deadline' })

    expect((await visitor.send('GET', clipPaths.clipSound(open, hash))).status).toBe(404)
  })

  test('the list of clips in the studio has no sound in it', async () => {
    const { id } = await lessonWith()
    await buildClip(admin, clipPaths.lessonClips(id), { word: 'deadline' })

    const { text } = await admin.studio('GET', `/clips?where[lesson][equals]=${id}`)

    expect(text).toContain('deadline')
    expect(text).not.toContain('"sound"')
  })
})

test('nobody but the tutor saves or removes a clip', async () => {
  const path = clipPaths.lessonClips((await lessonWith()).id)
  const { id } = await buildClip(admin, path, { word: 'deadline' })
  const body = { word: uniqueText('word'), sound: buildSound() }

  const statuses = [
    (await visitor.send('PUT', path, body)).status,
    (await visitor.send('DELETE', clipPaths.clip(id))).status,
    (await visitor.studio('POST', '/clips', body)).status,
    (await visitor.studio('DELETE', `/clips/${id}`)).status,
  ]

  expect(statuses).toEqual([401, 401, 401, 401])
  expect(await listed(path)).toHaveLength(1)
})

test('clips wait with their lesson in the trash, and go with it for good', async () => {
  const { id } = await lessonWith()
  const path = clipPaths.lessonClips(id)
  await buildClip(admin, path, { word: 'deadline' })

  await trash(admin, 'lessons', id)
  const inTrash = await visitor.send('GET', path)
  const kept = await countOf(id)
  await admin.studio('DELETE', `/lessons/${id}?trash=true`)

  expect(inTrash.status).toBe(404)
  expect(kept).toEqual({ n: 1 })
  expect(await countOf(id)).toEqual({ n: 0 })
})

describe('a list with clips is taken home:', () => {
  test('as a package for Anki, and as the clips alone', async () => {
    const { id } = await lessonWith()
    const clip = await buildClip(admin, clipPaths.lessonClips(id), { word: 'deadline' })

    const deck = await fetch(url + takeHomePaths.lessonAnki(id))
    const voice = await fetch(url + takeHomePaths.lessonVoice(id))

    const packed = unzipSync(new Uint8Array(await deck.arrayBuffer()))
    const sounds = unzipSync(new Uint8Array(await voice.arrayBuffer()))
    expect(deck.headers.get('content-disposition')).toMatch(
      /^attachment; filename="lesson-\d.*\.apkg"$/,
    )
    expect(Object.keys(packed).sort()).toEqual(['0', 'collection.anki2', 'media'])
    expect(strFromU8(packed.media ?? new Uint8Array())).toBe(`{"0":"${clip.hash}.wav"}`)
    expect(Object.keys(sounds)).toEqual(['001-deadline.wav'])
    expect(Buffer.from(sounds['001-deadline.wav'] ?? []).toString('base64')).toBe(buildSound())
  })

  test('from an exercise as well', async () => {
    const { address } = await buildExercise(admin)
    await buildClip(admin, clipPaths.exerciseClips(address), { word: 'budget' })

    const statuses = [
      (await visitor.send('GET', takeHomePaths.exerciseAnki(address))).status,
      (await visitor.send('GET', takeHomePaths.exerciseVoice(address))).status,
    ]

    expect(statuses).toEqual([200, 200])
  })

  test('with the one clip of two words that are known by the same letters', async () => {
    const words = [{ word: 'its' }, { word: 'budget' }, { word: 'it’s' }]
    const { id } = await lessonWith({ vocabulary: words })
    await buildClip(admin, clipPaths.lessonClips(id), { word: 'it’s' })

    const voice = await fetch(url + takeHomePaths.lessonVoice(id))
    const practice = await visitor.send('GET', apiPaths.lessonPractice(id))

    const sounds = unzipSync(new Uint8Array(await voice.arrayBuffer()))
    expect(Object.keys(sounds)).toEqual(['001-its.wav', '003-its.wav'])
    expect(Practice.parse(practice.json).spoken).toBe(2)
  })

  test('not before a word was read', async () => {
    const { id } = await lessonWith()

    expect((await visitor.send('GET', takeHomePaths.lessonAnki(id))).status).toBe(404)
    expect((await visitor.send('GET', takeHomePaths.lessonVoice(id))).status).toBe(404)
  })

  test('not where the lesson is withheld', async () => {
    const { id } = await lessonWith({ isPremium: true })
    await buildClip(admin, clipPaths.lessonClips(id), { word: 'deadline' })

    expect((await visitor.send('GET', takeHomePaths.lessonAnki(id))).status).toBe(403)
    expect((await visitor.send('GET', takeHomePaths.lessonVoice(id))).status).toBe(403)
    expect((await admin.send('GET', takeHomePaths.lessonAnki(id))).status).toBe(200)
  })
})
