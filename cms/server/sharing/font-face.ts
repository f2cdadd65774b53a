import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import opentype from 'opentype.js'

/** Letters of one size, measured and drawn as paths: no font of the machine is needed. */
export interface FontFace {
  measure(text: string): number
  /** SVG path data of the text with its baseline at (x, y). */
  draw(text: string, place: { x: number; y: number }): string
}

const subsets = ['latin', 'latin-ext'] as const

/** The site's own typefaces, from files that carry one weight each. */
export function loadFont(family: string, weight: number): (size: number) => FontFace {
  const fonts = subsets.map((subset) => readFont(family, `${subset}-${weight}`))
  return (size) => ({
    measure: (text) =>
      splitByFont(text, fonts).reduce(
        (sum, run) => sum + run.font.getAdvanceWidth(run.text, size),
        0,
      ),
    draw(text, { x, y }) {
      let from = x
      const paths = splitByFont(text, fonts).map((run) => {
        const path = run.font.getPath(run.text, from, y, size).toPathData(1)
        from += run.font.getAdvanceWidth(run.text, size)
        return path
      })
      return paths.join('')
    },
  })
}

function readFont(family: string, name: string): opentype.Font {
  const file = `node_modules/@fontsource/${family}/files/${family}-${name}-normal.woff`
  const bytes = readFileSync(join(process.cwd(), file))
  return opentype.parse(Uint8Array.from(bytes).buffer)
}

interface Run {
  font: opentype.Font
  text: string
}

/** Each character in the first font that has it; one that is in none is left out. */
function splitByFont(text: string, fonts: opentype.Font[]): Run[] {
  const runs: Run[] = []
  for (const character of text.normalize('NFC')) {
    const font = fonts.find((candidate) => candidate.charToGlyphIndex(character) > 0)
    if (!font) continue
    const last = runs.at(-1)
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}
