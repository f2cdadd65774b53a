import type { Locator } from '@playwright/test'

/** How an element's edge stands out from the studio's paper; WCAG 1.4.11 asks for 3. */
export const contrastOfEdge = (element: Locator): Promise<number> =>
  element.evaluate((edge) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const luminanceOf = (colour: string): number => {
      if (!context) return Number.NaN
      context.fillStyle = colour
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = Array.from(
        context.getImageData(0, 0, 1, 1).data,
        (byte) => (byte / 255 > 0.040_45 ? ((byte / 255 + 0.055) / 1.055) ** 2.4 : byte / 3294.6),
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper')
    const [dark = 0, light = 0] = [getComputedStyle(edge).borderTopColor, paper]
      .map(luminanceOf)
      .sort((one, other) => one - other)
    return (light + 0.05) / (dark + 0.05)
  })
