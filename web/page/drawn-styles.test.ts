import { expect, test } from 'vitest'
import { type PageStyles, withStylesOfDrawn } from './drawn-styles.ts'

const part = (name: string, classes: readonly string[]) => ({
  text: `.${name}{}`,
  href: `/${name}.css`,
  classes,
})

const screen: PageStyles = {
  text: 'p{margin:0}',
  faces: '',
  facesVersion: '',
  hrefs: ['/entry.css'],
  ofParts: [part('quiz', ['a1b', 'a1c']), part('offers', ['k5a'])],
  ofPapers: { ink: '.ink{}', plum: '.plum{}' },
}

test.each([
  ['its first class', '<p class="a1b">', ['quiz']],
  ['a class of it twice', '<p class="a1c"><p class="a1c">', ['quiz']],
  ['a class among others', '<p class="x a1c y">', ['quiz']],
  ['classes of two parts side by side', '<p class="a1b k5a">', ['quiz', 'offers']],
  ['classes of two parts apart', '<p class="a1b x k5a y">', ['quiz', 'offers']],
  ['a class behind an empty one', '<p class=" a1b  k5a">', ['quiz', 'offers']],
  ['the name of a class in a longer one', '<p class="a1bc">', []],
  ['the name of a class behind a longer one', '<p class="a1bc k5a">', ['offers']],
  ['none of its classes', '<p class="b1">1.5 px</p>', []],
  ['a class of it in its text alone', '<p class="b1"> a1b </p>', []],
  ['a class of it in another attribute', '<p title="a1b" data-state="k5a">', []],
])('a page with %s has the styles of the parts that it draws: %s', (_what, body, drawn) => {
  const styles = withStylesOfDrawn(screen, body)

  expect(styles.text).toBe(['p{margin:0}', ...drawn.map((name) => `.${name}{}`)].join(''))
  expect(styles.hrefs).toEqual(['/entry.css', ...drawn.map((name) => `/${name}.css`)])
})

test('a page has the colours of its own paper, which are no sheet', () => {
  const styles = withStylesOfDrawn(screen, '<html lang="en" data-palette="plum"><p class="ink">')

  expect(styles).toMatchObject({ text: 'p{margin:0}.plum{}', hrefs: ['/entry.css'] })
})

test('a part without a class of its own might style anything, so its styles always stand there', () => {
  const styles = withStylesOfDrawn({ ...screen, ofParts: [part('print', [])] }, '<p>')

  expect(styles.text).toBe('p{margin:0}.print{}')
})

test('pages that draw the same have one text of styles, and others have their own', () => {
  const pages = ['<p class="a1b">1', '<p class="a1c">2', '<html data-palette="ink"><p class="a1b">']

  const [one, same, other] = pages.map((body) => withStylesOfDrawn(screen, body))

  expect(same).toBe(one)
  expect(other?.text).toBe('p{margin:0}.ink{}.quiz{}')
})
