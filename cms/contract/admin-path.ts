/**
 * Whether an address of the site is one of the tutor's screens, her sign-in among them. The public
 * pages share no cache with these, so a way from one to the other loads the document.
 */
export const isAdminScreen = (path: string) => /^\/admin(?:[/?#]|$)/.test(path)
