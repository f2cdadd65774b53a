/**
 * Told in the studio to whoever saves or goes on after her session has ended: a form stays as it is,
 * and has what was typed until its tab is closed.
 */
export const studioSessionEnded =
  'Your session has ended. What you have written is still here: sign in again in another tab, then try once more.'
