import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** Every colour of a style sheet as 'name: value', light ones first. */
const coloursOf = (css: string) =>
  [...css.matchAll(/--([\w-]+): (oklch\([^)]*\));/g)].map(([, name, value]) => `${name}: ${value}`)

test('the studio’s colours are the site’s', () => {
  const ofSite = coloursOf(read('../../../web/tokens.css'))

  const ofStudio = coloursOf(read('./studio.css'))

  expect(ofStudio).toHaveLength(36)
  expect(ofSite).toEqual(expect.arrayContaining(ofStudio))
})
