/** The public pages share no cache with the admin's, so a way to them loads the document. */
export const isAdminScreen = (path: string) => /^\/admin(?:[/?#]|$)/.test(path)
