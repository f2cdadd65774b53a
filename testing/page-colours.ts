import { readFileSync } from 'node:fs'

export type Mode = 'light' | 'dark'

/** Lightness, chroma and hue, as `oklch()` has them. */
export type Colour = readonly [number, number, number]

const css = readFileSync(new URL('../web/tokens.css', import.meta.url), 'utf8')

/** Every colour of `web/tokens.css` for one pair of paper and accent, as a browser works it out. */
export function pageColours(palette: string, mode: Mode): Map<string, Colour> {
  const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)')
  const numbers = new Map<string, string>()
  const read = (text: string, selector: string) => {
    for (const [, , body = ''] of text.matchAll(ruleOf(selector))) {
      for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+): ([^;]+);/g)) {
        numbers.set(name, value)
      }
    }
  }
  read(light, ':root')
  read(light, `:root[data-palette="${palette}"]`)
  if (mode === 'dark') read(dark, ':root')
  return new Map(
    [...numbers].flatMap(([name, value]) => {
      const colour = colourOf(value, numbers)
      return colour ? [[name, colour] as const] : []
    }),
  )
}

const ruleOf = (selector: string) =>
  new RegExp(`(^|\\s)${selector.replace(/[[\]"]/g, '\\$&')} \\{([^}]*)\\}`, 'g')

function colourOf(value: string, numbers: Map<string, string>): Colour | null {
  const whole = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  if (whole) return colourOf(numbers.get(whole) ?? '', numbers)
  const parts = /^oklch\((.+)\)$/
    .exec(value)?.[1]
    ?.match(/calc\((?:[^()]|\([^)]*\))*\)|var\([^)]*\)|[\d.]+/g)
  if (parts?.length !== 3) return null
  const [lightness = 0, chroma = 0, hue = 0] = parts.map((part) => numberOf(part, numbers))
  return [lightness, chroma, hue]
}

/** A number, a variable, or a variable with one factor or difference. */
function numberOf(text: string, numbers: Map<string, string>): number {
  const plain = text.replace(/var\(--([\w-]+)\)/g, (_all, name) => numbers.get(name) ?? 'NaN')
  const [, first = plain, sign = '*', second = '1'] =
    /^calc\(([\d.]+) ([*-]) ([\d.]+)\)$/.exec(plain) ?? []
  return sign === '-' ? Number(first) - Number(second) : Number(first) * Number(second)
}

/** The contrast of two colours by WCAG 2, from 1 to 21. */
export function contrastOf(first: Colour, second: Colour): number {
  const [light = 0, dark = 0] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** By the matrices of OKLab; what no screen can show is cut to what it can. */
function luminanceOf([lightness, chroma, hue]: Colour): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const shown = (value: number) => Math.min(1, Math.max(0, value))
  const red = shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
