import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { drawPicture, hugePicture } from '../../testing/build-pictures.ts'
import type { ZipEntry } from '../../testing/build-zip.ts'
import { signedIn } from '../../testing/contract-client.ts'
import {
  buildArchive,
  courseFields,
  type HandMade,
  lessonFields,
  uploadArchive,
} from '../../testing/course-archives.ts'
import { site } from '../../testing/site/site.ts'
import { ErrorAnswer } from '../contract/answers.ts'

const url = site.url
const admin = await signedIn(url)
/** All that an import may add to: courses, pictures, and the files of those. */
const readAll = async () => [
  (await admin.send('GET', '/api/courses?draft=1')).text,
  (await admin.studio('GET', '/media?limit=0&sort=id')).text,
  await readdir(join(site.dataDir, 'media')).catch(() => []),
]
const before = await readAll()

const symlink = 0o120777
const text = (content: string) => Buffer.from(content)
const question = { question: 'Which?', options: [{ text: 'a' }, { text: 'b' }] }

/** Replaces the entry of the lesson, which the manifest lists. */
const lessonIs =
  (changed: object): HandMade['change'] =>
  (entry) =>
    entry.name === 'lessons/001.json' ? { ...entry, ...changed } : entry

const withLesson = (fields: object): HandMade => ({
  lessons: [lessonFields, { ...lessonFields, lessonNumber: 2, title: 'The second', ...fields }],
})

const extra = (name: string, more: object = {}): HandMade => ({
  extra: [{ name, content: text('x'), ...more }],
})

const pictureName = 'media/lake-0123456789ab.webp'
const aLake = await drawPicture().webp().toBuffer()

const withPicture = (content: Buffer, more: object = {}): HandMade => ({
  pictures: [{ name: pictureName, content, ...more }],
})

/** The first picture is right: it must be taken back. */
const withSecond = (more: object): HandMade => ({
  pictures: [
    { name: pictureName, content: aLake },
    { name: 'media/boat-0123456789ab.webp', content: aLake, ...more },
  ],
})

const svg = text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const webpHead = text('RIFF\x00\x10\x00\x00WEBPVP8 ')

const aBomb = Buffer.alloc(20 * 1024 * 1024)

test('an archive that is right is taken', async () => {
  const { status, json } = await uploadArchive(admin, buildArchive())

  expect(json).toMatchObject({ name: 'By hand', slug: 'by-hand', lessons: 1 })
  expect(status).toBe(201)
  await admin.studio('DELETE', `/courses/${Object(json).id}`)
})

const unasked = ['.DS_Store', '__MACOSX/._course.json', 'lessons/', '.env']

test.each([
  ['a folder around it', (name: string) => `speak-fluently-2025-01-01/${name}`],
  ['what systems add, at its top', (name: string) => name],
])('an archive that was packed again is taken: %s', async (_, put) => {
  const added = unasked.map((name) => ({ name, content: text('') }))
  const change = (entry: ZipEntry) => ({ ...entry, name: put(entry.name) })

  const { json } = await uploadArchive(admin, buildArchive({ extra: added, change }))

  expect(json).toMatchObject({ name: 'By hand', lessons: 1 })
  await admin.studio('DELETE', `/courses/${Object(json).id}`)
})

test.each([
  ['no zip file', text('<h1>Hello</h1>'), /not a zip archive/],
  ['half a zip file', buildArchive().subarray(0, 300), /not a zip archive/],
  ['a zip file without its beginning', buildArchive().subarray(100), /damaged|not a zip archive/],
  ['an empty zip file', text(`PK\x05\x06${'\x00'.repeat(18)}`), /not a course archive/],
])('%s is refused', async (_, bytes, message) => {
  const { status, json } = await uploadArchive(admin, bytes)

  expect(ErrorAnswer.strict().parse(json).message).toMatch(message)
  expect(status).toBe(400)
})

const refused: [string, HandMade, RegExp][] = [
  ['a name that leads out', extra('../../etc/passwd'), /not allowed: "\.\.\/\.\.\/etc\/passwd"/],
  ['a name that leads out midway', extra('lessons/../../x.json'), /name is not allowed/],
  ['a name from the root', extra('/etc/passwd'), /name is not allowed/],
  ['a name with a drive', extra('C:/x.json'), /name is not allowed/],
  ['a name with a backslash', extra('lessons\\002.json'), /name is not allowed/],
  ['a name with a NUL', extra('course.css\u0000.json'), /name is not allowed/],
  ['a name in another folder', extra('other/x.json'), /name is not allowed/],
  ['an endless name', extra(`lessons/${'a'.repeat(5_000)}`), /name is not allowed/],
  ['the same name twice', extra('course.json'), /course\.json twice/],
  ['a link', extra('lessons/link.json', { mode: symlink }), /not a plain file/],
  ['a folder as a file', extra('lessons/x', { mode: 0o040755 }), /not a plain file/],
  ['an encrypted file', extra('lessons/x.json', { flags: 1 }), /encrypted/],
  ['another way of packing', extra('x.json', { claimed: { method: 14 } }), /not supported/],
  ['a file that no list names', extra('lessons/x.json'), /course\.json does not list/],
  [
    'too many files',
    { extra: Array.from({ length: 10_001 }, (_, n) => ({ name: `x${n}`, content: text('') })) },
    /too many files/,
  ],
  ['a bomb', { change: lessonIs({ content: aBomb }) }, /unpacks to more than 100 times/],
  [
    'a bomb that calls itself small',
    { change: lessonIs({ content: aBomb, claimed: { size: 100 } }) },
    /damaged|unpacks to more/,
  ],
  [
    'a bomb as the list',
    { manifest: { pad: ' '.repeat(5_000_000) } },
    /unpacks to more than 100 times/,
  ],
  ['another size than it says', { change: lessonIs({ claimed: { size: 7 } }) }, /damaged/],
  ['another checksum than it says', { change: lessonIs({ claimed: { crc32: 7 } }) }, /damaged/],
  ['a changed file', { change: lessonIs({ content: text('{}') }) }, /checksum does not match/],
  ['a missing lesson', { change: (e) => (e.name === 'course.json' ? e : undefined) }, /is missing/],
  [
    'no list',
    { change: (e) => (e.name === 'course.json' ? undefined : e) },
    /not a course archive/,
  ],
  ['another format', { manifest: { format: 'photos' } }, /not a course archive/],
  ['a newer version', { manifest: { version: 2 } }, /version 2 .* Update the site first/],
  ['an unknown version', { manifest: { version: '1' } }, /unknown version/],
  ['no version', { manifest: { version: undefined } }, /unknown version/],
  ['no lessons in the list', { manifest: { lessons: undefined } }, /course\.json: lessons/],
  ['a lesson twice', { manifest: { lessons: Array(2).fill('lessons/001.json') } }, /twice/],
  ['a lesson not there', { manifest: { lessons: ['lessons/009.json'] } }, /lessons\/009\.json/],
  [
    'a checksum that is none',
    { manifest: { files: { 'x.json': { bytes: 1 } } } },
    /files\.x\.json/,
  ],
  ['a course without content', { manifest: { course: {} } }, /course\.json: course/],
  ['no name of the course', { course: { ...courseFields, name: null } }, /The course: name/],
  ['an unknown category', { course: { ...courseFields, category: 'X' } }, /published: category/],
  ['an unknown field', withLesson({ isAdmin: true }), /002\.json: published: .*isAdmin/],
  ['a wrong kind of field', withLesson({ title: 7 }), /002\.json: published: title/],
  ['a wrong icon', { course: { ...courseFields, icon: '<script>' } }, /The course: icon/],
  ['a lesson without a title', withLesson({ title: '' }), /002\.json\): title/],
  ['a long title', withLesson({ title: 'a'.repeat(501) }), /Lesson 2 .*title/],
  [
    'a number that is taken',
    withLesson({ lessonNumber: 1 }),
    /Lesson 1 “The second” .*lessonNumber/,
  ],
  [
    'a number that is none',
    withLesson({ lessonNumber: -1 }),
    /Lesson -1 “The second”.*lessonNumber/,
  ],
  [
    'a right answer that is no option',
    withLesson({ quizQuestions: [{ ...question, correctAnswer: 2 }] }),
    /Lesson 2 “The second” .*quizQuestions\.0\.correctAnswer|Lesson 2 “The second” .*Correct answer/,
  ],
  ['a picture of a script', withLesson({ warmUpPicture: 'javascript:1' }), /warmUpPicture/],
  [
    'a source that is not there',
    withLesson({ htmlContent: { file: 'x.html' } }),
    /x\.html is missing/,
  ],
  ['a NUL', withLesson({ visualPrompt: 'a\u0000b' }), /002\.json contains a character/],
  ['no list of pictures', { manifest: { pictures: undefined } }, /course\.json: pictures/],
  ['a picture that is a script', withPicture(svg), /lake-0123456789ab\.webp is not a WebP picture/],
  [
    'a picture that is a page',
    withPicture(text('<script>alert(1)</script>')),
    /not a WebP picture/,
  ],
  [
    'a picture of another kind',
    withPicture(await drawPicture().jpeg().toBuffer()),
    /not a WebP picture/,
  ],
  [
    'an SVG',
    withPicture(svg, { name: 'media/a.svg' }),
    /pictures\.0\.file: A picture needs a name such as/,
  ],
  [
    'a picture without a digest',
    withPicture(aLake, { name: 'media/lake.webp' }),
    /A picture needs a name such as media\/lake-at-dawn-1f3a5c7e9b0d\.webp/,
  ],
  [
    'a picture in another folder',
    withPicture(aLake, { name: 'lessons/lake-0123456789ab.webp' }),
    /A picture needs a name such as/,
  ],
  [
    'a picture that leads out',
    withPicture(aLake, { name: 'media/../../lake-0123456789ab.webp' }),
    /name is not allowed/,
  ],
  [
    'a picture that leads out in its list',
    { manifest: { pictures: [{ file: 'media/../lake-0123456789ab.webp', alt: 'A lake' }] } },
    /A picture needs a name such as/,
  ],
  [
    'a picture that is not there',
    { manifest: { pictures: [{ file: pictureName, alt: 'A lake' }] } },
    /media\/lake-0123456789ab\.webp is missing/,
  ],
  [
    'a picture of noise',
    withPicture(Buffer.concat([webpHead, randomBytes(5_000)])),
    /not a picture/,
  ],
  ['half a picture', withPicture(aLake.subarray(0, aLake.length / 2)), /ab\.webp: .*not a picture/],
  ['a picture of too many pixels', withPicture(hugePicture), /ab\.webp: .*up to 64 million pixels/],
  [
    'a picture of more than 12 MB',
    withPicture(Buffer.concat([webpHead, randomBytes(12 * 1024 * 1024)])),
    /A picture can be up to 12 MB/,
  ],
  [
    'a file of more than 32 MB',
    withPicture(Buffer.concat([webpHead, randomBytes(32 * 1024 * 1024)])),
    /too large: the limit is 32 MB unpacked/,
  ],
  ['a picture without words', withPicture(aLake, { alt: '' }), /ab\.webp: alt/],
  ['a picture with too many words', withPicture(aLake, { alt: 'a'.repeat(301) }), /ab\.webp: alt/],
  ['a second picture that is none', withSecond({ content: svg }), /boat-.* is not a WebP picture/],
  ['a second picture without words', withSecond({ alt: '' }), /boat-.*: alt/],
  [
    'pictures and a wrong lesson',
    { ...withLesson({ title: '' }), ...withSecond({}) },
    /002\.json\): title/,
  ],
  ['half a character', withLesson({ visualPrompt: '\ud83d' }), /002\.json contains a character/],
]

test.each(refused)('an archive with %s is refused', async (_, parts, message) => {
  const { status, json } = await uploadArchive(admin, buildArchive(parts))

  expect(ErrorAnswer.strict().parse(json).message).toMatch(message)
  expect(status).toBe(400)
})

test.each([
  ['no JSON', '{"createdAt":'],
  ['no UTF-8', '\xff\xfe'],
  ['a list', '[]'],
  ['too deep', `${'[{"a":'.repeat(5_000)}1${'}]'.repeat(5_000)}`],
])('a manifest that is %s is refused', async (_, content) => {
  const archive = buildArchive({
    change: (entry) =>
      entry.name === 'course.json' ? { ...entry, content: Buffer.from(content, 'latin1') } : entry,
  })

  const { status } = await uploadArchive(admin, archive)

  expect(status).toBe(400)
})

test('a packed stream without an end is refused', async () => {
  const whole = buildArchive()
  const packed = deflateRawSync(text(JSON.stringify(lessonFields)))
  whole.fill(0xff, 50, 50 + packed.length)

  const { status } = await uploadArchive(admin, whole)

  expect(status).toBe(400)
})

afterAll(async () => {
  expect(await readAll()).toEqual(before)
})
