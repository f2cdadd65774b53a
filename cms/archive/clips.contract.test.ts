import { expect, test } from 'vitest'
import { buildClip, buildSound } from '../../testing/build-clips.ts'
import { buildCourse, buildLesson } from '../../testing/build-content.ts'
import { contractClient, signedIn } from '../../testing/contract-client.ts'
import {
  buildArchive,
  downloadArchive,
  unzip,
  uploadArchive,
} from '../../testing/course-archives.ts'
import { site } from '../../testing/site/site.ts'
import { Clips } from '../contract/clip.ts'
import { clipPaths } from '../contract/clip-paths.ts'
import { ImportedCourse } from '../contract/course.ts'
import { LessonListItem } from '../contract/lesson.ts'
import { apiPaths } from '../contract/paths.ts'
import { Practice } from '../contract/practice.ts'

const url = site.url
const admin = await signedIn(url)
const visitor = contractClient(url)

test('a course comes back with the tutor’s voice after all is gone for good', async () => {
  const course = await buildCourse(admin)
  const vocabulary = [{ word: 'deadline' }, { word: 'budget' }]
  const lesson = await buildLesson(admin, { course: course.id, vocabulary })
  const path = clipPaths.lessonClips(lesson.id)
  await buildClip(admin, path, { word: 'deadline' })
  await buildClip(admin, path, { word: 'budget', sound: buildSound({ pitch: 330 }) })
  const archive = await downloadArchive(admin, course.id)
  await admin.studio('DELETE', `/courses/${course.id}`)

  const { json } = await uploadArchive(admin, archive)

  const { id } = ImportedCourse.parse(json)
  const list = await visitor.send('GET', apiPaths.courseLessons(id))
  const [stored] = LessonListItem.array().parse(list.json)
  const clips = clipPaths.lessonClips(stored?.id ?? 0)
  const heard = Clips.parse((await visitor.send('GET', clips)).json).clips
  const practice = await visitor.send('GET', apiPaths.lessonPractice(stored?.id ?? 0))
  expect(heard.map(({ word }) => word)).toEqual(['deadline', 'budget'])
  expect((await visitor.send('GET', clipPaths.clipSound(clips, heard[0]?.hash ?? ''))).status).toBe(
    200,
  )
  expect(Practice.parse(practice.json).spoken).toBe(2)
})

test('two lessons that say the same have one file in the archive', async () => {
  const course = await buildCourse(admin)
  for (const title of ['One', 'Two']) {
    const { id } = await buildLesson(admin, { course: course.id, title })
    await buildClip(admin, clipPaths.lessonClips(id), { word: 'deadline' })
  }

  const files = await unzip(await downloadArchive(admin, course.id))

  expect([...files.keys()].filter((name) => name.endsWith('.wav'))).toHaveLength(1)
})

test('an archive whose clip is no sound is refused, and nothing of it is stored', async () => {
  const name = 'media/0123456789abcdef.wav'
  const archive = buildArchive({
    files: [{ name, content: Buffer.from('<script>alert(1)</script>') }],
    manifest: { clips: [{ file: name, lesson: 'lessons/001.json', word: 'deadline' }] },
  })

  const { status, json } = await uploadArchive(admin, archive)

  expect(status).toBe(400)
  expect(json).toMatchObject({ message: expect.stringContaining(name) })
})
