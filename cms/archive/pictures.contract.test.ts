import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { buildCourse, buildLesson, saveDraft } from '../../testing/build-content.ts'
import { buildPicture, drawPicture } from '../../testing/build-pictures.ts'
import { signedIn } from '../../testing/contract-client.ts'
import {
  buildArchive,
  courseFields,
  downloadArchive,
  lessonFields,
  unzip,
  uploadArchive,
} from '../../testing/course-archives.ts'
import { eventually } from '../../testing/eventually.ts'
import { site } from '../../testing/site/site.ts'
import { ImportedCourse } from '../contract/course.ts'

const url = site.url
const admin = await signedIn(url)

const Manifest = z.object({ pictures: z.array(z.object({ file: z.string(), alt: z.string() })) })

/** The pictures that an archive's list names. */
const picturesOf = async (archive: Buffer) =>
  Manifest.parse(JSON.parse(String((await unzip(archive)).get('course.json')))).pictures

const Stored = z.object({
  docs: z.array(z.object({ id: z.number(), alt: z.string(), filename: z.string() })),
})

const storedPictures = async (filename: string) => {
  const { json } = await admin.studio('GET', `/media?where[filename][equals]=${filename}`)
  return Stored.parse(json).docs
}

async function download(path: string): Promise<Buffer> {
  const answer = await fetch(url + path)
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}

/** The mean of each colour, and the size: what stays where a picture is drawn anew. */
async function lookOf(bytes: Buffer) {
  const { channels } = await sharp(bytes).stats()
  const { width, height, format } = await sharp(bytes).metadata()
  return { width, height, format, colours: channels.map(({ mean }) => mean) }
}

type Look = Awaited<ReturnType<typeof lookOf>>

/** A picture that is drawn anew, and not quite the same: the format loses a little each time. */
const muchLike = ({ colours, ...size }: Look) => ({
  ...size,
  colours: colours.map((mean) => expect.closeTo(mean, -1)),
})

const ownCourse = { ...courseFields, name: 'Illustrated', slug: 'illustrated' }

/** A course that shows one picture in each of the ways there are. */
async function buildIllustratedCourse() {
  const [warmUp, page, style, draft] = [
    await buildPicture(admin, { alt: 'A boat' }),
    await buildPicture(admin),
    await buildPicture(admin),
    await buildPicture(admin),
  ]
  const course = await buildCourse(admin, {
    cssContent: `body { background: url("${style.url}") }`,
  })
  const lesson = await buildLesson(admin, {
    course: course.id,
    warmUpPicture: warmUp.url,
    htmlContent: `<img src="${url}${page.sizes.small.url}"><img src="/media/none-0123456789ab.webp">`,
  })
  await saveDraft(admin, 'lessons', { id: lesson.id, warmUpPicture: draft.url })
  return { course, warmUp, pictures: [warmUp, page, style, draft] }
}

test('a course comes back with its pictures after all is gone for good', async () => {
  const { course, warmUp, pictures } = await buildIllustratedCourse()
  const looks = await Promise.all(pictures.map(async (one) => lookOf(await download(one.url))))
  const archive = await downloadArchive(admin, course.id)
  await admin.studio('DELETE', `/courses/${course.id}`)
  for (const { id } of pictures) await admin.studio('DELETE', `/media/${id}`)
  expect((await fetch(url + warmUp.url)).status).toBe(404)

  const { json } = await uploadArchive(admin, archive)

  const imported = ImportedCourse.parse(json)
  const looksNow = await Promise.all(pictures.map(async (one) => lookOf(await download(one.url))))
  expect(looksNow).toEqual(looks.map(muchLike))
  expect(await lookOf(await download(warmUp.sizes.small.url))).toMatchObject({ width: 480 })
  expect(await storedPictures(warmUp.filename)).toMatchObject([{ alt: 'A boat' }])
  expect(await picturesOf(await downloadArchive(admin, imported.id))).toEqual(
    await picturesOf(archive),
  )
})

test('an archive has each picture once, and nothing for an address without one', async () => {
  const { course, pictures } = await buildIllustratedCourse()

  const archive = await downloadArchive(admin, course.id)

  const names = pictures.map(({ filename }) => `media/${filename}`).sort()
  expect((await picturesOf(archive)).map(({ file }) => file)).toEqual(names)
  const files = await unzip(archive)
  expect([...files.keys()].filter((name) => name.startsWith('media/'))).toEqual(names)
})

test('a picture that the site has already is used as it is', async () => {
  const { course, warmUp } = await buildIllustratedCourse()
  const archive = await downloadArchive(admin, course.id)
  const before = await download(warmUp.url)
  await admin.studio('PATCH', `/media/${warmUp.id}`, { alt: 'Words of today' })

  const { status } = await uploadArchive(admin, archive)

  expect(status).toBe(201)
  expect((await download(warmUp.url)).equals(before)).toBe(true)
  expect(await storedPictures(warmUp.filename)).toMatchObject([
    { id: warmUp.id, alt: 'Words of today' },
  ])
})

test('a picture whose file is lost keeps no course from being exported', async () => {
  const picture = await buildPicture(admin)
  const course = await buildCourse(admin)
  await buildLesson(admin, { course: course.id, warmUpPicture: picture.url })
  await rm(join(site.dataDir, 'media', picture.filename))

  const archive = await downloadArchive(admin, course.id)

  const { status } = await uploadArchive(admin, archive)
  expect(await picturesOf(archive)).toEqual([])
  expect(status).toBe(201)
})

test('pictures of an archive are drawn anew, in sizes', async () => {
  const name = `lake-${randomBytes(6).toString('hex')}`
  const content = await drawPicture(2_400)
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .webp()
    .toBuffer()

  const { status } = await uploadArchive(
    admin,
    buildArchive({ course: ownCourse, pictures: [{ name: `media/${name}.webp`, content }] }),
  )

  expect(status).toBe(201)
  const bytes = await download(`/media/${name}.webp`)
  expect(bytes.includes('a secret place')).toBe(false)
  expect(await lookOf(bytes)).toMatchObject({ format: 'webp', width: 2_000 })
  expect(await lookOf(await download(`/media/${name}-medium.webp`))).toMatchObject({ width: 1_000 })
})

test('a file that a broken-off import left behind is no obstacle', async () => {
  const name = `lake-${randomBytes(6).toString('hex')}.webp`
  const content = await drawPicture().webp().toBuffer()
  await writeFile(join(site.dataDir, 'media', name), 'a part')

  const { status } = await uploadArchive(
    admin,
    buildArchive({ course: ownCourse, pictures: [{ name: `media/${name}`, content }] }),
  )

  expect(status).toBe(201)
  expect(await lookOf(await download(`/media/${name}`))).toEqual(muchLike(await lookOf(content)))
})

test('an import that failed takes its pictures away in its turn, and not under the next one', async () => {
  const name = `lake-${randomBytes(6).toString('hex')}.webp`
  const content = await drawPicture().webp().toBuffer()
  const lessons = [lessonFields, lessonFields] // of one number, which no course takes
  const file = join(site.dataDir, 'media', name)
  const [before, next] = [await waitingInTurn(), await waitingInTurn()]
  await before.take()
  const failing = uploadArchive(
    admin,
    buildArchive({ course: ownCourse, pictures: [{ name: `media/${name}`, content }], lessons }),
  )
  await eventually(async () => expect(await before.howManyWait()).toBe(1))
  const taken = next.take()
  await eventually(async () => expect(await before.howManyWait()).toBe(2))

  await before.leave()
  await taken
  const ended = failing.then(() => 'ended')
  const waits = eventually(async () => expect(await next.howManyWait()).toBe(1))

  expect(await Promise.race([ended, waits])).not.toBe('ended')
  expect(existsSync(file)).toBe(true)
  await next.leave()
  expect((await failing).status).toBe(400)
  expect(existsSync(file)).toBe(false)
})

/** Somebody who waits in the row of imports. */
async function waitingInTurn() {
  const client = new pg.Client({ connectionString: site.databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  const other = new pg.Client({ connectionString: site.databaseUrl })
  await other.connect()
  onTestFinished(() => other.end())
  return {
    take: () => client.query("select pg_advisory_lock(hashtextextended('import', 0))"),
    leave: () => client.query("select pg_advisory_unlock(hashtextextended('import', 0))"),
    async howManyWait() {
      const { rows } = await other.query(
        "select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted",
      )
      return rows[0]?.count
    },
  }
}

test('an archive may be larger than one picture may be', async () => {
  const html = Buffer.from(randomBytes(3_500_000).toString('base64'))
  const files = [1, 2, 3, 4].map((number) => ({ name: `lessons/00${number}.html`, content: html }))
  const lessons = files.map(({ name }, place) => ({
    ...lessonFields,
    lessonNumber: place + 1,
    htmlContent: { file: name },
  }))
  const archive = buildArchive({ course: ownCourse, lessons, files })

  const { status, json } = await uploadArchive(admin, archive)

  expect(archive.length).toBeGreaterThan(12 * 1024 * 1024)
  expect(status).toBe(201)
  expect(json).toMatchObject({ lessons: 4 })
})
