import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import opentype from 'opentype.js'

/** Letters of one size, measured and drawn as paths: no font of the machine is needed. */
export interface FontFace {
  measure(text: string): number
  /** Whether at least a letter or digit of the text can be drawn. */
  canShow(text: string): boolean
  /** SVG path data of the text with its baseline at (x, y). */
  draw(text: string, place: { x: number; y: number }): string
}

const subsets = {
  newsreader: ['latin', 'latin-ext', 'vietnamese'],
  figtree: ['latin', 'latin-ext'],
} as const

/** The site's own typefaces, from files that carry one weight each. */
export function loadFont(family: keyof typeof subsets, weight: number): (size: number) => FontFace {
  const fonts = subsets[family].map((subset) => readFont(family, `${subset}-${weight}`))
  return (size) => ({
    measure: (text) =>
      splitByFont(text, fonts).reduce(
        (sum, run) => sum + run.font.getAdvanceWidth(run.text, size),
        0,
      ),
    canShow: (text) => splitByFont(text, fonts).some((run) => /[\p{L}\p{N}]/u.test(run.text)),
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

/** Each character, else its base letter, in the first font that has it; others are left out. */
function splitByFont(text: string, fonts: opentype.Font[]): Run[] {
  const runs: Run[] = []
  for (const character of text.normalize('NFC')) {
    const [base = ''] = character.normalize('NFD')
    const run = runOf(character, fonts) ?? runOf(base, fonts)
    if (!run) continue
    const last = runs.at(-1)
    if (last?.font === run.font) last.text += run.text
    else runs.push(run)
  }
  return runs
}

function runOf(character: string, fonts: opentype.Font[]): Run | undefined {
  const font = fonts.find((candidate) => candidate.charToGlyphIndex(character) > 0)
  return font && { font, text: character }
}
