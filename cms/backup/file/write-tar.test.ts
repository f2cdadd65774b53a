import { expect, test } from 'vitest'
import { filesOfPicture, isPictureName } from '../../content/collections/media/picture-files.ts'
import { fitsTar } from './write-tar.ts'

test('each file of a picture, however long its name is, fits into a backup', () => {
  const lengths = Array.from({ length: 120 }, (_, index) => index + 1)
  const names = lengths.map((length) => `${'a'.repeat(length)}-1f3a5c7e9b0d.webp`)
  const files = names.filter(isPictureName).flatMap(filesOfPicture)

  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => !fitsTar(`media/${file}`))).toEqual([])
})
