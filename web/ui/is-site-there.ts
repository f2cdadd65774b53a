/** Asks for a page's headers first: a document that cannot be loaded must not replace this one. */
export async function isSiteThere(href: string) {
  const answer = await fetch(href, { method: 'HEAD' }).catch(() => undefined)
  return answer !== undefined && answer.status < 500
}
