const maxLength = 300

/** Draft links carry their ticket in the path. */
const ticketInPath = /^(\/+draft\/+)[^/]+/i

/** So do the folders of documents that are not for everybody. */
const proofInPath = /~[^/]+/g

/**
 * A request's address without what it may give away: the values of a query hold tickets, names and
 * what somebody searched for. The names of its parameters stay.
 */
export function maskedAddress(url: string): string {
  const [path = '', ...query] = url.replace(/^https?:\/\/[^/?]*/i, '').split('?')
  const shown = path.replace(ticketInPath, '$1…').replace(proofInPath, '~…')
  const names =
    query.length > 0 ? `?${query.join('?').split('&').map(maskedParameter).join('&')}` : ''
  return (shown + names).slice(0, maxLength)
}

/** Whether an address opens something for whoever has it, with its secret or masked. */
export const carriesTicket = (url: string): boolean => /[?&]ticket=|~[^/]|^\/+draft\/+./i.test(url)

/** A part without `=` may itself be the secret. */
function maskedParameter(part: string): string {
  const [name, value] = part.split(/=(.*)/s)
  return value === undefined ? '…' : `${name}=…`
}
