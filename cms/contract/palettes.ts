/**
 * Pairs of paper and accent that the tutor chooses from. Their colours are in `web/tokens.css`,
 * where a test holds each of them, in light and dark, against the contrasts that reading needs.
 */
export const palettes = ['bottle', 'ink', 'plum', 'clay', 'forest'] as const
export type Palette = (typeof palettes)[number]

/** The pair of a site for which none was chosen. */
export const defaultPalette = 'bottle' satisfies Palette
