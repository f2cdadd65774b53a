import { expect, test } from 'vitest'
import { filesOfPicture, isPictureAddress, isPictureName, picturesIn } from './picture-files.ts'

const name = 'lake-at-dawn-1f3a5c7e9b0d.webp'

test.each([
  ['an address', `/media/${name}`],
  ['an address of a size', '/media/lake-at-dawn-1f3a5c7e9b0d-small.webp'],
  ['an address with a host', `<img src="https://tutor.example/media/${name}?x=1">`],
  ['a style', `body { background: url(/media/${name}) }`],
  ['a text in JSON', JSON.stringify({ html: `<img src="/media/${name}">` })],
])('the picture is found in %s', (_, text) => {
  expect(picturesIn(text)).toEqual([name])
})

test('a picture that was uploaded twice is not taken for the first', () => {
  expect(
    picturesIn('/media/lake-1f3a5c7e9b0d-1.webp /media/lake-1f3a5c7e9b0d-2-medium.webp'),
  ).toEqual(['lake-1f3a5c7e9b0d-1.webp', 'lake-1f3a5c7e9b0d-2.webp'])
})

test.each(['/media/lake.webp', '/media/lake-1f3a5c7e9b0d.png', '/pictures/lake.svg', name])(
  'there is no picture in %s',
  (text) => {
    expect(picturesIn(text)).toEqual([])
  },
)

test.each([name, 'picture-1f3a5c7e9b0d.webp', 'lake-1f3a5c7e9b0d-2.webp'])(
  '%s is a picture’s name',
  (text) => {
    expect(isPictureName(text)).toBe(true)
  },
)

test.each([
  ...['lake.webp', '1f3a5c7e9b0d.webp', 'lake-1f3a5c7e9b0d.svg', 'lake-1f3a5c7e9b0d.webp.svg'],
  ...['../lake-1f3a5c7e9b0d.webp', 'Lake-1f3a5c7e9b0d.webp', 'lake-1f3a5c7e9b0d-small.webp'],
  ...[`${'a'.repeat(100)}-1f3a5c7e9b0d.webp`, 'lake-1f3a5c7e9b0d.webp\n'],
])('%s is no picture’s name', (text) => {
  expect(isPictureName(text)).toBe(false)
})

test.each([
  [`/media/${name}`, true],
  [`/other/${name}`, false],
  ['/media/lake.webp', false],
])('%s is the address of a picture: %s', (address, isOne) => {
  expect(isPictureAddress(address)).toBe(isOne)
})

test('a picture has a file for each size', () => {
  expect(filesOfPicture('lake-1f3a5c7e9b0d.webp')).toEqual([
    'lake-1f3a5c7e9b0d.webp',
    'lake-1f3a5c7e9b0d-small.webp',
    'lake-1f3a5c7e9b0d-medium.webp',
  ])
})
