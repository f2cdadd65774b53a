import { cdp } from 'vitest/browser'

/** Draws the page as on paper, or on the screen again. */
export const emulateMedium = (media: 'print' | 'screen') =>
  cdp().send('Emulation.setEmulatedMedia', { media: media === 'screen' ? '' : media })

/** Draws the page in the reader's own colours, as Windows does in high contrast, or in the site's. */
export const emulateForcedColours = (isForced: boolean) =>
  cdp().send('Emulation.setEmulatedMedia', {
    media: '',
    features: [{ name: 'forced-colors', value: isForced ? 'active' : '' }],
  })
