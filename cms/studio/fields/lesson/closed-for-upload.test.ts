import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { closedForUpload } from './closed-for-upload.ts'

/** A form that says whether anything can be typed in it. */
function aForm() {
  let isClosed = false
  const setProcessing = (value: boolean) => {
    isClosed = value
  }
  return { setProcessing, isClosed: () => isClosed }
}

test('nothing can be typed from the upload on until the page is loaded anew', async () => {
  const form = aForm()

  const during = await closedForUpload(form, async () => form.isClosed())

  expect(during).toBe(true)
  expect(form.isClosed()).toBe(true)
})

test('a form whose upload is refused is open again, and the refusal is told', async () => {
  const form = aForm()

  const upload = closedForUpload(form, () => Promise.reject(new Error('Too large.')))

  await expect(upload).rejects.toThrow('Too large.')
  expect(form.isClosed()).toBe(false)
})

test('a page is uploaded to a lesson in no other way', () => {
  const source = readFileSync('cms/studio/fields/lesson/upload-page.tsx', 'utf8')

  expect(source).toMatch(/closedForUpload\(form, [^;]*?pageUploadPaths\.replace/s)
})
