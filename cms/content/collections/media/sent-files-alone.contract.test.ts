import { expect, test } from 'vitest'
import { buildPicture } from '../../../../testing/build-pictures.ts'
import { signedIn } from '../../../../testing/contract-client.ts'
import { site } from '../../../../testing/site/site.ts'

const admin = await signedIn(site.url)

test.each([
  'https://example.com/lake.png',
  'http://127.0.0.1/lake.png',
  '/media/lake.png',
  'lake.png',
])('no picture is fetched from %s', async (url) => {
  const body = { alt: 'A lake', filename: 'lake.png', url, focalX: 1, focalY: 2 }

  const { status, text } = await admin.studio('POST', '/media', body)

  expect(status).toBe(400)
  expect(text).toContain('No files were uploaded.')
})

test('nor for the studio, which could show it', async () => {
  const { status, text } = await admin.studio(
    'GET',
    '/media/paste-url?src=https://example.com/lake.png',
  )

  expect(status).toBe(400)
  expect(text).toContain('not enabled')
})

test('a picture that is kept is not drawn anew, whatever its change asks for', async () => {
  const { id, url } = await buildPicture(admin)
  const bytesOf = async () => Buffer.from(await (await fetch(`${site.url}${url}`)).arrayBuffer())
  const before = await bytesOf()
  const edits = new URLSearchParams({
    'uploadEdits[crop][x]': '0',
    'uploadEdits[crop][y]': '0',
    'uploadEdits[crop][width]': '50',
    'uploadEdits[crop][height]': '50',
    'uploadEdits[crop][unit]': '%',
    'uploadEdits[widthInPixels]': '600',
    'uploadEdits[heightInPixels]': '400',
  })

  const { status } = await admin.studio('PATCH', `/media/${id}?${edits}`, {
    alt: 'The same lake',
    url: 'https://example.com/other.png',
    filename: 'other.png',
  })

  expect(status).toBe(200)
  expect(before.equals(await bytesOf())).toBe(true)
  const { json } = await admin.studio('GET', `/media/${id}`)
  expect(json).toMatchObject({ alt: 'The same lake', url, width: 1_200 })
})
