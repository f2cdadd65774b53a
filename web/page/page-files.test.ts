import { expect, test } from 'vitest'
import { type PageAssets, withStylesOfDrawn } from './page-files.ts'

const part = (name: string, classes: readonly string[]) => ({
  text: `.${name}{}`,
  href: `/${name}.css`,
  classes,
})

const assets: PageAssets = {
  entry: '/entry.js',
  parts: [],
  styles: {
    text: 'p{margin:0}',
    faces: '',
    facesVersion: '',
    hrefs: ['/entry.css'],
    ofParts: [part('quiz', ['a1b', 'a1c']), part('offers', ['k5a'])],
  },
}

test.each([
  ['its first class', '<p class="a1b">', ['quiz']],
  ['a class among others', '<p class="x a1c y">', ['quiz']],
  ['classes of two parts side by side', '<p class="a1b k5a">', ['quiz', 'offers']],
  ['the name of a class in a longer one', '<p class="a1bc">', []],
  ['none of its classes', '<p class="b1">1.5 px</p>', []],
])('a page with %s has the styles of the parts that it draws: %s', (_what, body, drawn) => {
  const { styles } = withStylesOfDrawn(assets, body)

  expect(styles.text).toBe(['p{margin:0}', ...drawn.map((name) => `.${name}{}`)].join(''))
  expect(styles.hrefs).toEqual(['/entry.css', ...drawn.map((name) => `/${name}.css`)])
})

test('a page has the colours of its own paper, which are no sheet', () => {
  const papers = ['ink', 'plum'].map((name) => ({ text: `.${name}{}`, classes: [name] }))
  const { styles } = withStylesOfDrawn(
    { ...assets, styles: { ...assets.styles, ofParts: papers } },
    '<html lang="en" data-palette="plum"><p class="inky">',
  )

  expect(styles).toMatchObject({ text: 'p{margin:0}.plum{}', hrefs: ['/entry.css'] })
})

test('a part without a class of its own might style anything, so its styles always stand there', () => {
  const ofParts = [part('print', [])]
  const { styles } = withStylesOfDrawn({ ...assets, styles: { ...assets.styles, ofParts } }, '<p>')

  expect(styles.text).toBe('p{margin:0}.print{}')
})
