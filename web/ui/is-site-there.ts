/** Asks for a page's headers first: a document that cannot be loaded must not replace this one. */
export const isSiteThere = (href: string) =>
  // A dead line does not say that it is dead.
  fetch(href, { method: 'HEAD', signal: AbortSignal.timeout(10_000) }).then(
    ({ status }) => status < 500,
    () => false,
  )
