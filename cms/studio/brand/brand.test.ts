import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageColours } from '../../../testing/page-colours.ts'

const css = readFileSync(new URL('./studio.css', import.meta.url), 'utf8')

/** Every colour of the rule with this selector, by its name. */
function coloursOf(selector: string): Map<string, string> {
  const [, body = ''] = css.split(`${selector} {`)
  const rule = body.slice(0, body.indexOf('}'))
  return new Map(
    [...rule.matchAll(/--([\w-]+): oklch\(([^)]*)\);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
}

test.each([
  ['light', 'html'],
  ['dark', 'html[data-theme="dark"]'],
] as const)('the studio’s %s colours are the site’s', (mode, selector) => {
  const ofSite = pageColours('bottle', mode)

  const ofStudio = coloursOf(selector)

  expect(ofStudio.size).toBe(18)
  for (const [name, value] of ofStudio) {
    const rounded = ofSite.get(name)?.map((number) => Math.round(number * 1_000) / 1_000)
    expect(`${name} ${rounded?.join(' ')}`).toBe(`${name} ${value}`)
  }
})
