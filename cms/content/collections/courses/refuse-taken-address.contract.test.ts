import { expect, test } from 'vitest'
import { buildCourse, saveDraft, uniqueText } from '../../../../testing/build-content.ts'
import { type Answer, signedIn } from '../../../../testing/contract-client.ts'
import { site } from '../../../../testing/site/site.ts'

const admin = await signedIn(site.url)

/** Makes a course whose address comes of its name. */
const make = (name: unknown) =>
  admin.studio('POST', '/courses?depth=0', {
    name,
    description: 'A course for tests.',
    category: 'Business',
    difficulty: '1',
    _status: 'published',
  })

const problemOf = ({ json }: Answer) => Object(json).errors?.[0].data.errors[0]

test('a course whose name another one in the trash has is told of that', async () => {
  const { id, name } = await buildCourse(admin, { name: uniqueText('Course') })
  await admin.studio('PATCH', `/courses/${id}`, { deletedAt: new Date().toISOString() })

  const answer = await make(name)

  expect(answer.status).toBe(400)
  expect(answer.text).toContain('The following field is invalid: Address')
  expect(problemOf(answer)).toMatchObject({
    path: 'slug',
    message: `A course in the trash has this address: “${name}”.`,
  })
})

test('so is one that takes the address of a course on the site', async () => {
  const { name, slug } = await buildCourse(admin)
  const { id } = await buildCourse(admin)

  const answer = await admin.studio('PATCH', `/courses/${id}`, { slug, _status: 'published' })

  expect(answer.status).toBe(400)
  expect(problemOf(answer)).toMatchObject({
    path: 'slug',
    message: `Another course has this address: “${name}”.`,
  })
})

test('a newer draft may have an address that is taken until it is published', async () => {
  const { name, slug } = await buildCourse(admin)
  const { id } = await buildCourse(admin)
  await saveDraft(admin, 'courses', { id, slug })
  const { json: draft } = await admin.studio('GET', `/courses/${id}?draft=true&depth=0`)
  expect(draft).toMatchObject({ slug })

  const answer = await admin.studio('PATCH', `/courses/${id}`, { _status: 'published' })

  expect(answer.status).toBe(400)
  expect(problemOf(answer)?.message).toContain(`“${name}”`)
})
