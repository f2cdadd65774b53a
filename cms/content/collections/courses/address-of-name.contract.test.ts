import { expect, test } from 'vitest'
import { uniqueText } from '../../../../testing/build-content.ts'
import { signedIn } from '../../../../testing/contract-client.ts'
import { site } from '../../../../testing/site/site.ts'

const admin = await signedIn(site.url)

/** What a course with such a name answers when it is published. */
const publish = (name: string) =>
  admin.studio('POST', '/courses?depth=0', {
    name,
    description: 'A course for tests.',
    category: 'Business',
    difficulty: '1',
    _status: 'published',
  })

test('a course is published whatever letters its name has', async () => {
  const { status, json } = await publish('Говорим свободно')

  expect(status).toBe(201)
  expect(Object(json).doc.slug).toMatch(/^course-[a-z2-9]{6}$/)
})

test('its address stays when it is saved again', async () => {
  const { json } = await publish(uniqueText('Αγγλικά').replace(/[a-z0-9-]/g, ''))
  const { id, slug } = Object(json).doc

  const again = await admin.studio('PATCH', `/courses/${id}`, { description: 'Another one.' })

  expect(Object(again.json).doc.slug).toBe(slug)
})

test('of a course without a name the name alone is missing', async () => {
  const { status, json } = await publish('')

  expect(status).toBe(400)
  expect(Object(json).errors[0].data.errors.map(({ path }: { path: string }) => path)).toEqual([
    'name',
  ])
})
