import { expect, test } from 'vitest'
import { contrastOf, pageColours } from '../../../testing/page-colours.ts'
import { codeWords } from './code-look.ts'

const named = (value: unknown) => /^var\(--(.+)\)$/.exec(String(value))?.[1] ?? ''

const colours = [...new Set(codeWords.specs.flatMap(({ color }) => (color ? [named(color)] : [])))]

test.each(
  (['light', 'dark'] as const).flatMap((mode) =>
    ['paper-raised', 'accent-soft'].map((ground) => [mode, ground] as const),
  ),
)('every word of code can be read in the %s on %s, chosen or not', (mode, ground) => {
  const ofPage = pageColours('bottle', mode)
  const behind = ofPage.get(ground) ?? [Number.NaN, 0, 0]

  const contrasts = colours.map(
    (name) => [name, contrastOf(ofPage.get(name) ?? behind, behind)] as const,
  )

  expect(contrasts.length).toBeGreaterThan(5)
  expect(contrasts.filter(([, contrast]) => !(contrast >= 4.5))).toEqual([])
})
