import { cdp } from 'vitest/browser'

/** Draws the page as on paper, or on the screen again. */
export const emulateMedium = (media: 'print' | 'screen') =>
  cdp().send('Emulation.setEmulatedMedia', { media: media === 'screen' ? '' : media })
