import { expect, test } from 'vitest'
import { drawPicture } from './draw-picture.ts'

test('where nothing of a title can be drawn, the brand stands in its place', async () => {
  const rest = { brand: 'Mara speaks', line: '3 lessons' }

  const drawn = await drawPicture({ ...rest, title: 'Английский — для работы' })

  expect(drawn).toEqual(await drawPicture({ ...rest, brand: '', title: 'Mara speaks' }))
})

test('a title of which something can be drawn stands there as far as that goes', async () => {
  const rest = { brand: 'Mara speaks', line: '3 lessons' }

  const drawn = await drawPicture({ ...rest, title: 'English 日本' })

  expect(drawn).toEqual(await drawPicture({ ...rest, title: 'English' }))
})
