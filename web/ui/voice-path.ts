/**
 * A text as the line of the voice that says it: open vowels swing wide, consonants little, a space
 * is a breath and a full stop a longer one. Around zero, at most `reach` each way. With a `grain` each
 * letter swells and fades over so many pairs of swings. Every page carries such lines: whole numbers,
 * and the second swing of a pair mirrors the first (`t`), so that they take few bytes.
 */
export function voicePath(
  text: string,
  { grain = 0, reach = 9 }: { grain?: number; reach?: number } = {},
): { d: string; width: number } {
  const swings = Math.max(1, 2 * grain)
  let width = 0
  let pause = breath
  let side = -1
  let d = 'M0 0'
  const rest = () => {
    d += `h${pause}`
    width += pause
    pause = 0
  }
  for (const letter of text.toLowerCase()) {
    const swing = (swingOf(letter) * 2 * reach) / widest
    if (swing === 0) {
      pause += (pauses.includes(letter) ? 3 * breath : breath) * swings
      continue
    }
    if (pause > 0) rest()
    if (grain === 0) d += curve(step / 2, side * Math.round(swing), step)
    for (let pair = 0; pair < grain; pair++) {
      const swell = 0.35 + 0.65 * Math.sin((Math.PI * (pair + 0.5)) / grain)
      d += `${curve(step / 2, side * Math.round(swing * swell), step)}t${step} 0`
    }
    width += step * swings
    if (grain === 0) side = -side
  }
  pause += breath
  rest()
  return { d, width }
}

/** How far a line swings that has `swings` turns, each as wide as said. */
export function swingPath(swings: readonly number[], width: number): string {
  const each = width / swings.length
  return swings.reduce(
    (d, swing, index) =>
      d + curve(round(each / 2), round((index % 2 ? 2 : -2) * swing), round(each)),
    'M0 0',
  )
}

/** One swing, which comes back to where it began. */
const curve = (x: number, y: number, width: number) => `q${x}${y < 0 ? '' : ' '}${y} ${width} 0`

const step = 4
const breath = 5
const widest = 9
const pauses = '.,;:!?–—'

function swingOf(letter: string): number {
  if ('aou'.includes(letter)) return widest
  if ('ei'.includes(letter)) return 7
  if ('lmnrwy'.includes(letter)) return 4.5
  if ('fvszhj'.includes(letter)) return 2.5
  return /[\p{L}\p{N}]/u.test(letter) ? 1.5 : 0
}

/** Finer than this nobody sees. */
const round = (value: number) => Math.round(value * 10) / 10
