import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildCourse, saveDraft, uniqueText, uploadLesson } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { sendToLessonHost } from '../../../testing/lesson-host.ts'
import { sendPage, zipOf } from '../../../testing/page-uploads.ts'
import { site } from '../../../testing/site/site.ts'
import { PreviewAnswer } from '../../contract/draft.ts'

// A draft's own script reads its address and may send it anywhere (decision 233): whoever has it sees
// what that script stood in, and nothing that the tutor wrote afterwards.

const url = site.url
const visitor = contractClient(url)
const admin = await signedIn(url)
const course = await buildCourse(admin)

/** What a preview hands to its page at this moment. */
async function opensNow(id: number) {
  const { json } = await admin.send('POST', `/preview/lessons/${id}`, { data: {}, reads: [] })
  return PreviewAnswer.parse(json).view
}

const frameOf = (id: number, ticket: string) => `/lesson-documents/${id}/draft?ticket=${ticket}`

async function uploadFiles(id: number | null, text: string) {
  const zip = zipOf({ 'index.html': `<p>${text}</p>`, 'a.css': `/* ${text} */` })
  const made = { path: `/api/courses/${course.id}/lessons/page`, zip }
  const path = `/api/lessons/${id}/page`
  const { json } = await sendPage(admin, id === null ? made : { method: 'PUT', path, zip })
  return (
    z.object({ lesson: z.object({ id: z.number() }) }).safeParse(json).data?.lesson.id ?? id ?? 0
  )
}

describe('a ticket that a draft’s script has given away', () => {
  test('opens the text in which the script stood', async () => {
    const { id } = await uploadLesson(admin, course.id, '<p>Published</p>')
    await saveDraft(admin, 'lessons', { id, htmlContent: '<p>With a script</p>' })
    const { ticket } = await opensNow(id)

    const frame = await visitor.send('GET', frameOf(id, ticket))
    const tab = await sendToLessonHost(url, frameOf(id, ticket))

    expect(frame.text).toContain('With a script')
    expect(tab.body.toString()).toContain('With a script')
  })

  test.each([
    ['its text', (id: number, text: string) => ({ id, htmlContent: `<p>${text}</p>` })],
    ['its title', (id: number, title: string) => ({ id, title })],
    ['its own styles', (id: number, text: string) => ({ id, customStyles: `/* ${text} */` })],
    ['its own scripts', (id: number, text: string) => ({ id, customScripts: `// ${text}` })],
  ])('opens nothing once the tutor has changed %s', async (_, change) => {
    const later = uniqueText('later')
    const { id } = await uploadLesson(admin, course.id, '<p>With a script</p>')
    const { ticket } = await opensNow(id)
    await saveDraft(admin, 'lessons', change(id, later))

    const answers = [
      await visitor.send('GET', frameOf(id, ticket)),
      await visitor.send('GET', `/lesson-documents/${id}/draft/interactive?ticket=${ticket}`),
    ]
    const tab = await sendToLessonHost(url, frameOf(id, ticket))
    const fresh = await visitor.send('GET', frameOf(id, (await opensNow(id)).ticket))

    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect(tab.status).toBe(404)
    expect(tab.body.toString()).not.toContain(later)
    expect(fresh.text).toContain(later)
  })

  test('opens nothing once the course’s script is another', async () => {
    const { id: own } = await buildCourse(admin)
    const { id } = await uploadLesson(admin, own, '<p>With a script</p>')
    const { ticket } = await opensNow(id)
    await admin.studio('PATCH', `/courses/${own}`, { jsContent: 'let later', _status: 'published' })

    expect((await visitor.send('GET', frameOf(id, ticket))).status).toBe(404)
  })

  test('opens the files that stood beside the script, and no others', async () => {
    const later = uniqueText('later')
    const id = await uploadFiles(null, 'Before')
    const before = await visitor.send('GET', frameOf(id, (await opensNow(id)).ticket))
    const folder = before.headers.get('location') ?? ''
    await uploadFiles(id, later)
    const after = await visitor.send('GET', frameOf(id, (await opensNow(id)).ticket))
    const [open = ''] = (after.headers.get('location') ?? '').split('~')
    const [, proof] = folder.split('~')

    expect((await visitor.send('GET', `${folder}a.css`)).text).toContain('Before')
    expect((await visitor.send('GET', `${after.headers.get('location')}a.css`)).text).toContain(
      later,
    )
    expect((await visitor.send('GET', `${open}~${proof}a.css`)).status).toBe(404)
    expect((await visitor.send('GET', `${open}~${proof}`)).status).toBe(404)
    expect((await sendToLessonHost(url, `${open}~${proof}`)).status).toBe(404)
  })

  test('opens no later page beside the same files', async () => {
    const later = uniqueText('later')
    const id = await uploadFiles(null, 'Before')
    const { headers } = await visitor.send('GET', frameOf(id, (await opensNow(id)).ticket))
    const folder = headers.get('location') ?? ''
    const before = await visitor.send('GET', folder)
    await saveDraft(admin, 'lessons', { id, htmlContent: `<p>${later}</p>` })

    const page = await visitor.send('GET', folder)
    const tab = await sendToLessonHost(url, folder)
    const led = await visitor.send('GET', page.headers.get('location') ?? '')

    expect(before.text).toContain('Before')
    expect([page.status, tab.status, led.status]).toEqual([303, 303, 404])
    expect((await visitor.send('GET', `${folder}a.css`)).status).toBe(200)
  })
})

describe('the page that shows a draft', () => {
  test('has its document loaded anew when that has changed, and not for every save', async () => {
    const { id } = await uploadLesson(admin, course.id, '<p>One</p>')
    const first = await opensNow(id)
    await saveDraft(admin, 'lessons', { id, isPremium: true })
    const second = await opensNow(id)
    await saveDraft(admin, 'lessons', { id, htmlContent: '<p>Two</p>' })
    const third = await opensNow(id)

    expect(second.documentVersion).toBe(first.documentVersion)
    expect(third.documentVersion).not.toBe(first.documentVersion)
    expect((await visitor.send('GET', frameOf(id, first.ticket))).status).toBe(404)
  })

  test('has nothing to open while the lesson that is typed is no document yet', async () => {
    const { json } = await admin.studio('POST', '/lessons?draft=true&depth=0', {})
    const { id } = Object(Object(json).doc)
    const data = { course: course.id, htmlContent: '<p>Typed</p>' }

    const answer = await admin.send('POST', `/preview/lessons/${id}`, { data, reads: [] })

    expect(answer.status).toBe(200)
    expect(PreviewAnswer.parse(answer.json).view.ticket).toBe('')
  })
})
