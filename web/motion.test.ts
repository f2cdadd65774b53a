import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What browsers move without the page's own thread, and what jumps. */
const light = new Set(['transform', 'opacity', 'visibility'])

const styleSheets = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(`web/${file}`, 'utf8') }))

/** The keyframes of a style sheet, with what stands between their braces. */
const keyframesIn = (css: string) =>
  [...css.matchAll(/@keyframes ([\w-]+) \{((?:[^{}]*\{[^{}]*\})*)/g)].map(
    ([, name = '', frames = '']) => ({ name, frames }),
  )

test('what moves by itself is not drawn anew by the page in each frame', () => {
  const moving = styleSheets.flatMap(({ file, css }) =>
    keyframesIn(css).map(({ name, frames }) => {
      const properties = [...frames.matchAll(/([\w-]+):/g)].map(([, property = '']) => property)
      return { where: `${file}: ${name}`, heavy: properties.filter((one) => !light.has(one)) }
    }),
  )

  expect(moving.length).toBeGreaterThan(5)
  expect(moving.filter(({ heavy }) => heavy.length > 0)).toEqual([])
})
