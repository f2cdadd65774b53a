/** How long a password that the site has made signs somebody in (decision 208). */
export const madePasswordDays = 7

/** What an admin is told who has not chosen a password of her own yet. */
export const madePasswordText = (day: string, hasEnded: boolean): string =>
  hasEnded
    ? `The site made your password, and it expired on ${day}. Do this before you sign out:`
    : `The site made your password, and it works until ${day}.`

/** Where the text leads: the account, in the studio. */
export const choosePassword = 'Choose one of your own'
