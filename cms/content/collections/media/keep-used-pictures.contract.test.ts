import { expect, test } from 'vitest'
import { buildCourse, buildLesson } from '../../../../testing/build-content.ts'
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
