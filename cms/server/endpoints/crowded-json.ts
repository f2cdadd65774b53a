/** What has megabytes is a long text; the longest record of practice has sixty thousand parts. */
export const mostParts = 100_000

const [quote, backslash] = [0x22, 0x5c]
const [comma, list, object] = [0x2c, 0x5b, 0x7b]

/**
 * Whether JSON has more parts than anything that is sent here. Each of them is made before a schema
 * can refuse it: eleven megabytes of empty lists took more than four seconds, in one go.
 */
export function isCrowded(json: Uint8Array): boolean {
  let parts = 0
  for (let at = 0; at < json.length && parts <= mostParts; at += 1) {
    const byte = json[at]
    if (byte === quote) at = endOfText(json, at + 1)
    else if (byte === comma || byte === list || byte === object) parts += 1
  }
  return parts > mostParts
}

/** Where a text ends: nearly all of what is sent is one, and is passed over quickly. */
function endOfText(json: Uint8Array, from: number): number {
  let at = from
  while (at < json.length && json[at] !== quote) at += json[at] === backslash ? 2 : 1
  return at
}
