/**
 * A text as the line of the voice that says it: open vowels swing wide, consonants little, a space
 * is a breath and a full stop a longer one. Around zero, at most `reach` each way; with a `grain` each
 * letter swells and fades over so many swings. In whole numbers, since the line stands in the page.
 */
export function voicePath(
  text: string,
  { grain = 1, reach = 9 }: { grain?: number; reach?: number } = {},
): { d: string; width: number } {
  let x = breath
  let side = -1
  let d = `M0 0H${x}`
  for (const letter of text.toLowerCase()) {
    const swing = swingOf(letter)
    if (swing === 0) {
      x += (pauses.includes(letter) ? 3 * breath : breath) * grain
      d += `H${x}`
      continue
    }
    for (let turn = 0; turn < grain; turn++) {
      const swell = grain === 1 ? 1 : 0.35 + 0.65 * Math.sin((Math.PI * (turn + 0.5)) / grain)
      d += `q${step / 2} ${side * Math.round((swing * swell * 2 * reach) / widest)} ${step} 0`
      x += step
      side = -side
    }
  }
  x += breath
  return { d: `${d}H${x}`, width: x }
}

/** How far a line swings that has `swings` turns, each as wide as said. */
export function swingPath(swings: readonly number[], width: number): string {
  const each = width / swings.length
  return swings.reduce(
    (d, swing, index) =>
      `${d}q${round(each / 2)} ${round((index % 2 ? 2 : -2) * swing)} ${round(each)} 0`,
    'M0 0',
  )
}

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
