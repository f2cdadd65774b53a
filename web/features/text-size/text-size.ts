import { deviceStorage } from '../../ui/browser-storage/browser-storage.ts'

/** The page's font sizes in pixels that the button steps through (spec §9). */
const textSizes = [18, 14, 16] as const
export type TextSize = (typeof textSizes)[number]

/** 18, 14, 16, and 18 again; the first press makes the text larger. */
export function nextTextSize(size: TextSize | null): TextSize {
  const index = size === null ? -1 : textSizes.indexOf(size)
  return textSizes[(index + 1) % textSizes.length] ?? textSizes[0]
}

/** Named in the page's own script as well (web/page/after-first-paint.ts). */
const storageKey = 'lesson-text-size'

/** What was chosen in this browser; null where nothing was. */
export function storedTextSize(): TextSize | null {
  const kept = deviceStorage.read(storageKey)
  return textSizes.find((size) => String(size) === kept) ?? null
}

/** Where storage is refused, the choice holds until the lesson is left. */
export const storeTextSize = (size: TextSize) => deviceStorage.write(storageKey, String(size))
