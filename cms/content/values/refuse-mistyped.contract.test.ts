import { describe, expect, test } from 'vitest'
import { buildCourse } from '../../../testing/build-content.ts'
import { signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'

const admin = await signedIn(site.url)

const calls = [
  ['POST', '/lessons?draft=true'],
  ['POST', '/faq-items'],
  ['PATCH', '/lessons/1?draft=true'],
  ['PATCH', '/lessons?where[id][equals]=1&draft=true'],
  ['POST', '/globals/contact-page?draft=true'],
] as const

describe.each(calls)('%s %s', (method, path) => {
  test.each([null, 7, '"text"', [], [null]])('takes no %j for a document', async (body) => {
    const { status, text } = await admin.studio(method, path, body)

    expect(status).toBe(400)
    expect(text).toContain('This is not the kind of value that belongs here.')
  })
})

test.each([
  ['POST', '/faq-items'],
  ['POST', '/students'],
  ['POST', '/globals/contact-page?draft=true'],
] as const)('%s %s breaks nothing without a body', async (method, path) => {
  const { status } = await admin.studio(method, path)

  expect(status).toBeLessThan(500)
})

test('a change without a body changes nothing', async () => {
  const { id, name } = await buildCourse(admin)

  const { status, json } = await admin.studio('PATCH', `/courses/${id}`)

  expect(status).toBe(200)
  expect(json).toMatchObject({ doc: { name } })
})

test.each([
  ['PATCH', '/lessons/1?draft=true', { objectives: null }, 'objectives'],
  ['POST', '/globals/home-page?draft=true', { claims: null }, 'claims'],
  ['POST', '/globals/site?draft=true', { showOwnVideos: { toString: 1 } }, 'showOwnVideos'],
])('%s %s says which value of %j is of the wrong kind', async (method, path, body, field) => {
  const { status, json } = await admin.studio(method, path, body)

  expect(status).toBe(400)
  expect(json).toMatchObject({ errors: [{ data: { errors: [{ path: field }] } }] })
})

test('a document that names one that is not there is refused', async () => {
  const body = {
    document: { relationTo: 'media', value: 999_999 },
    user: { relationTo: 'admins', value: 1 },
  }

  const { status, text } = await admin.studio('POST', '/payload-locked-documents', body)

  expect(status).toBe(400)
  expect(text).toContain('names something that does not exist')
})

test('a limit that is named twice is refused', async () => {
  const { status } = await admin.studio('GET', '/lessons?limit=a&limit=true')

  expect(status).toBe(400)
})
