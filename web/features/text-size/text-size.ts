/** The page's font sizes in pixels that the button steps through (spec §9). */
export const textSizes = [18, 14, 16] as const
export type TextSize = (typeof textSizes)[number]

/** 18, 14, 16, and 18 again; the first press makes the text larger. */
export function nextTextSize(size: TextSize | null): TextSize {
  const index = size === null ? -1 : textSizes.indexOf(size)
  return textSizes[(index + 1) % textSizes.length] ?? textSizes[0]
}
