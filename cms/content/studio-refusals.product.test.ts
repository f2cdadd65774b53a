import { expect, inject, test } from 'vitest'
import { buildAdmin } from '../../testing/build-admin.ts'
import { uniqueText } from '../../testing/build-content.ts'
import { contractClient, signedIn } from '../../testing/contract-client.ts'
import { testAdmin } from '../../testing/running-product.ts'
import { apiPaths } from '../contract/paths.ts'

// What our hooks refuse reaches the tutor through Next's own copy of Payload.

const url = inject('productUrl')
const visitor = contractClient(url)
const admin = await signedIn(url)

test('a rating that is no percentage is refused by the studio', async () => {
  const { status, text } = await admin.send('PATCH', '/studio/api/page-testimonials/1', {
    rating: 101,
  })

  expect(status).toBe(400)
  expect(text).toContain('Rating (percent)')
})

test('the studio gives no admin another’s e-mail address, and keeps one’s own', async () => {
  const [anna, bea] = [await buildAdmin(admin), await buildAdmin(admin)]
  const email = `${anna.username}@example.com`
  const save = (id: number, more: object) => admin.studio('PATCH', `/admins/${id}`, more)
  const change = { email, currentPassword: testAdmin.password }
  await save(anna.id, change)

  const others = await save(bea.id, change)
  const own = await save(anna.id, { email })

  expect(others.status).toBe(400)
  expect(others.text).toContain('Another admin already uses this e-mail address.')
  expect(own.status).toBe(200)
})

test('the texts of a page have drafts, and cannot be unpublished', async () => {
  const intro = uniqueText('Intro')
  const saved = await admin.studio('POST', '/globals/contact-page?draft=true', { intro })
  const seen = await visitor.send('GET', apiPaths.page('contact'))

  const refused = await admin.studio('POST', '/globals/contact-page', { _status: 'draft' })

  expect(saved.status).toBe(200)
  expect(seen.text).not.toContain(intro)
  expect(refused.status).toBe(400)
})
