import { describe, expect, test } from 'vitest'
import { palettes } from '../cms/contract/palettes.ts'
import { contrastOf, type Mode, pageColours } from './page-colours.ts'

const modes: Mode[] = ['light', 'dark']
const grounds = ['paper', 'paper-raised'] as const
const hues = ['business', 'conversation', 'professional', 'academic', 'fundamentals'].map(
  (category) => `hue-${category}`,
)
const texts = ['ink', 'ink-muted', 'accent', 'accent-strong', 'signal', 'right', ...hues]

/** What stands on what, and how clearly at least (look.md). */
const pairs: [string, string, number][] = [
  ...grounds.flatMap((ground) =>
    texts.map((text) => [text, ground, 4.5] as [string, string, number]),
  ),
  ...grounds.map((ground) => ['rule-strong', ground, 3] as [string, string, number]),
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ['ink', 'accent-soft', 4.5],
  ['ink-muted', 'accent-soft', 4.5],
  ['accent', 'accent-soft', 4.5],
  ['ink', 'signal-soft', 4.5],
]

test('black on white has the largest contrast there is', () => {
  expect(contrastOf([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1)
})

describe.each(palettes)('%s', (name) => {
  test.each(modes)('can be read in %s', (mode) => {
    const colours = pageColours(name, mode)

    const weak = pairs.flatMap(([text, ground, wanted]) => {
      const [front, back] = [colours.get(text), colours.get(ground)]
      const contrast = front && back ? contrastOf(front, back) : 0
      return contrast >= wanted ? [] : [`${text} on ${ground}: ${contrast.toFixed(2)}`]
    })

    expect(weak).toEqual([])
  })
})

test.each(modes)('every pair has a paper and an accent of its own in %s', (mode) => {
  const seen = palettes.map((name) => {
    const colours = pageColours(name, mode)
    return `${colours.get('paper')} ${colours.get('accent')}`
  })

  expect(new Set(seen).size).toBe(palettes.length)
})
