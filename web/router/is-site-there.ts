/** Asks for a page's headers: a document that cannot come must not take the place of this one. */
export async function isSiteThere(href: string) {
  const answer = await fetch(href, { method: 'HEAD' }).catch(() => undefined)
  return answer !== undefined && answer.status < 500
}
