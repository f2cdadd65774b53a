import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildClip, buildSound } from '../../../../testing/build-clips.ts'
import {
  buildCourse,
  buildExercise,
  buildLesson,
  StudioDocument,
} from '../../../../testing/build-content.ts'
import { buildStudent } from '../../../../testing/build-student.ts'
import { contractClient, signedIn } from '../../../../testing/contract-client.ts'
import { site } from '../../../../testing/site/site.ts'
import { Clips } from '../../../contract/clip.ts'
import { clipPaths } from '../../../contract/clip-paths.ts'

const admin = await signedIn(site.url)
const visitor = contractClient(site.url)

const heard = async (path: string) =>
  Clips.parse((await visitor.send('GET', path)).json).clips.map(({ key, word, hash }) => ({
    key,
    word,
    hash,
  }))

/** A copy, as the studio's 'Duplicate' makes it, published. */
async function publishedCopy(collection: string, id: number): Promise<StudioDocument> {
  const copied = await admin.studio('POST', `/${collection}/${id}/duplicate`, { _status: 'draft' })
  const copy = z.object({ doc: StudioDocument }).parse(copied.json).doc
  const published = await admin.studio('PATCH', `/${collection}/${copy.id}?depth=0`, {
    _status: 'published',
  })
  return z.object({ doc: StudioDocument }).parse(published.json).doc
}

test('the copy of an exercise speaks, and goes its own way from then on', async () => {
  const { id, address } = await buildExercise(admin)
  const path = clipPaths.exerciseClips(address)
  await buildClip(admin, path, { word: 'deadline' })
  await buildClip(admin, path, { word: 'budget', sound: buildSound({ pitch: 330 }) })
  const before = await heard(path)

  const copy = clipPaths.exerciseClips(String((await publishedCopy('exercises', id)).address))

  expect(await heard(copy)).toEqual(before)
  await buildClip(admin, copy, { word: 'budget', sound: buildSound({ pitch: 440 }) })
  expect(await heard(path)).toEqual(before)
})

test('the copy of a lesson speaks', async () => {
  const course = await buildCourse(admin)
  const lesson = await buildLesson(admin, { course: course.id, vocabulary: [{ word: 'deadline' }] })
  await buildClip(admin, clipPaths.lessonClips(lesson.id), { word: 'deadline' })

  const { id } = await publishedCopy('lessons', lesson.id)

  expect(await heard(clipPaths.lessonClips(id))).toEqual(
    await heard(clipPaths.lessonClips(lesson.id)),
  )
  expect(await heard(clipPaths.lessonClips(id))).toHaveLength(1)
})

test('what is made beside a copy has no clips', async () => {
  const { id, address } = await buildExercise(admin)
  await buildClip(admin, clipPaths.exerciseClips(address), { word: 'deadline' })
  await publishedCopy('exercises', id)

  const other = await buildExercise(admin)

  expect(await heard(clipPaths.exerciseClips(other.address))).toEqual([])
})

test('a copy is given to nobody without being asked', async () => {
  const { id: student } = await buildStudent(admin)
  const { id } = await buildExercise(admin, { student })

  const copy = await publishedCopy('exercises', id)

  expect(copy.student).toBeNull()
  const { json } = await admin.studio('GET', `/students/${student}?depth=0`)
  expect(json).toMatchObject({ exercises: [id] })
})
