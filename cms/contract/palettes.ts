/**
 * Pairs of paper and accent that the tutor chooses from. Their colours are in `web/tokens.css`,
 * where a test holds each of them, in light and dark, against the contrasts that reading needs.
 */
export const palettes = [
  { name: 'bottle', label: 'Cream paper, bottle green' },
  { name: 'ink', label: 'Cool paper, ink blue' },
  { name: 'plum', label: 'Rose paper, plum' },
  { name: 'clay', label: 'Sand paper, clay' },
  { name: 'forest', label: 'Linen paper, forest green' },
] as const
export type Palette = (typeof palettes)[number]['name']

/** The pair of a site for which none was chosen. */
export const defaultPalette = 'bottle' satisfies Palette
