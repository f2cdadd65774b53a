import { expect, test } from 'vitest'
import { buildCourse, readNewest, saveDraft } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'

const url = site.url
const admin = await signedIn(url)
const visitor = contractClient(url)

async function buildCourseWithDraft(files = {}, drafted = {}) {
  const { id } = await buildCourse(admin, { description: 'As published', ...files })
  await saveDraft(admin, 'courses', { id, description: 'As drafted', ...drafted })
  return id
}

test('saving files publishes nothing of a course’s newer draft', async () => {
  const id = await buildCourseWithDraft()

  await admin.send('PATCH', `/api/courses/${id}/files`, { cssContent: 'p {}' })

  expect((await visitor.send('GET', `/api/courses/${id}`)).json).toMatchObject({
    description: 'As published',
    cssContent: 'p {}',
  })
  expect(await readNewest(admin, 'courses', id)).toMatchObject({
    description: 'As drafted',
    cssContent: 'p {}',
    _status: 'draft',
  })
})

test('deleting a file publishes nothing of a course’s newer draft', async () => {
  const id = await buildCourseWithDraft({ cssContent: 'p {}', jsContent: 'let a' })

  await admin.send('DELETE', `/api/courses/${id}/files/css`)

  expect((await visitor.send('GET', `/api/courses/${id}`)).json).toMatchObject({
    description: 'As published',
    cssContent: null,
    jsContent: 'let a',
  })
  expect(await readNewest(admin, 'courses', id)).toMatchObject({
    description: 'As drafted',
    cssContent: null,
    jsContent: 'let a',
    _status: 'draft',
  })
})

test('deleting a file leaves the one that the newer draft has in its place', async () => {
  const id = await buildCourseWithDraft({ cssContent: 'p {}' }, { cssContent: 'p { color: teal }' })

  await admin.send('DELETE', `/api/courses/${id}/files/css`)

  expect((await visitor.send('GET', `/api/courses/${id}`)).json).toMatchObject({ cssContent: null })
  expect(await readNewest(admin, 'courses', id)).toMatchObject({
    description: 'As drafted',
    cssContent: 'p { color: teal }',
    _status: 'draft',
  })
})

test('saving a file leaves the one that the newer draft has in its place', async () => {
  const id = await buildCourseWithDraft({}, { jsContent: 'let drafted' })

  await admin.send('PATCH', `/api/courses/${id}/files`, { cssContent: 'p {}', jsContent: 'let a' })

  expect((await visitor.send('GET', `/api/courses/${id}`)).json).toMatchObject({
    cssContent: 'p {}',
    jsContent: 'let a',
  })
  expect(await readNewest(admin, 'courses', id)).toMatchObject({
    cssContent: 'p {}',
    jsContent: 'let drafted',
    _status: 'draft',
  })
})
