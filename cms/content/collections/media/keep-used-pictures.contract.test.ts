import { expect, test } from 'vitest'
import { buildCourse, buildLesson, trash } from '../../../../testing/build-content.ts'
import { buildPicture } from '../../../../testing/build-pictures.ts'
import { buildStudent } from '../../../../testing/build-student.ts'
import { signedIn } from '../../../../testing/contract-client.ts'
import { site } from '../../../../testing/site/site.ts'
import { sitePayload } from '../../../../testing/site/site-payload.ts'

const admin = await signedIn(site.url)

/** What deleting a picture is answered. */
const remove = ({ id }: { id: number }) => admin.studio('DELETE', `/media/${id}`)

test.each([
  ['begins like this one’s', (name: string) => name.replace('.webp', '-1.webp')],
  ['ends like this one’s', (name: string) => `blue-${name}`],
])('a lesson that shows another picture, whose name %s, keeps this one not', async (_, other) => {
  const picture = await buildPicture(admin)
  const { id: course } = await buildCourse(admin)
  const warmUpPicture = picture.url.replace(/[^/]+$/, other)
  await buildLesson(admin, { course, htmlContent: `<img src="${warmUpPicture}">` })

  expect((await remove(picture)).status).toBe(200)
})

test('a picture that a student’s homework shows is kept', async () => {
  const picture = await buildPicture(admin)
  const { id: student } = await buildStudent(admin)
  await (await sitePayload()).create({
    collection: 'homework',
    data: { title: 'At the lake', student, htmlContent: `<img src="${picture.sizes.small.url}">` },
  })

  const { status, text } = await remove(picture)

  expect(status).toBe(409)
  expect(text).toContain('The homework “At the lake” shows this picture')
})

test('a draft without a title that shows a picture is told as that', async () => {
  const picture = await buildPicture(admin)
  const { id: course } = await buildCourse(admin)
  await buildLesson(admin, { course, title: '', warmUpPicture: picture.url, _status: 'draft' })

  const { text } = await remove(picture)

  expect(text).toContain('A lesson without a name shows this picture')
})

test('of what lies in the trash, where nothing can be changed, the ways out are told', async () => {
  const picture = await buildPicture(admin)
  const { id: course } = await buildCourse(admin)
  const lesson = await buildLesson(admin, { course, title: 'Rain', warmUpPicture: picture.url })
  await trash(admin, 'lessons', lesson.id)

  const { status, text } = await remove(picture)

  expect(status).toBe(409)
  expect(text).toContain(
    'The lesson “Rain”, which is in the trash, shows this picture. Delete it there for good, or restore it and change it.',
  )
})
