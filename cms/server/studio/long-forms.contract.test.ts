import { expect, test } from 'vitest'
import { buildCourse, readNewest, uploadLesson } from '../../../testing/build-content.ts'
import { cookieHeader, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { lessonLimits } from '../../contract/limits.ts'

const admin = await signedIn(site.url)

/** As the studio's forms are sent: all values are one field. */
async function sendForm(path: string, values: object) {
  const body = new FormData()
  body.append('_payload', JSON.stringify(values))
  const { status } = await fetch(`${site.url}/studio/api${path}`, {
    method: 'PATCH',
    headers: { cookie: cookieHeader(admin.cookies), origin: site.url },
    body,
  })
  return status
}

test.each(['?draft=true&autosave=true', '?draft=true', ''])(
  'a lesson with the longest page that there may be is saved in its form: %s',
  async (how) => {
    const { id: course } = await buildCourse(admin)
    const { id } = await uploadLesson(admin, course)
    const htmlContent = `<p>${'word '.repeat(lessonLimits.htmlBytes / 5 - 2)}</p>`
    const _status = how ? 'draft' : 'published'

    const status = await sendForm(`/lessons/${id}${how}`, { htmlContent, _status })

    expect(status).toBe(200)
    expect(await readNewest(admin, 'lessons', id)).toMatchObject({ htmlContent })
  },
)

test('nor does the studio take longer forms than that', async () => {
  const { id: course } = await buildCourse(admin)
  const { id } = await uploadLesson(admin, course)

  const status = await sendForm(`/lessons/${id}`, { htmlContent: 'x'.repeat(25 * 1024 * 1024) })

  expect(status).toBe(413)
})
