import { expect, test } from 'vitest'
import { hugePicture, uploadPicture } from '../../../../testing/build-pictures.ts'
import { signedIn } from '../../../../testing/contract-client.ts'
import { site } from '../../../../testing/site/site.ts'

const admin = await signedIn(site.url)

test('a page that says it is a picture is refused in words', async () => {
  const name = { name: 'a.jpg', type: 'image/jpeg' }

  const answer = await uploadPicture(admin, '<script>alert(1)</script>', name)

  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('This file is not a picture.')
})

test('a picture of more than 64 million pixels is refused before it is drawn', async () => {
  const answer = await uploadPicture(admin, hugePicture, { name: 'huge.webp', type: 'image/webp' })

  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('A picture can have up to 64 million pixels.')
})

test('an empty file is refused in words', async () => {
  const answer = await uploadPicture(admin, '', { name: 'a.jpg', type: 'image/jpeg' })

  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('This file is empty.')
})
