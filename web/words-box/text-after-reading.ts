/**
 * What stands in the box when a list was read: the lines of it that were not taken, and whatever was
 * written meanwhile. A list that was itself changed meanwhile stays whole.
 */
export function textAfterReading(now: string, sent: string, left: readonly string[]): string {
  if (now.startsWith(sent)) {
    const added = now.slice(sent.length).replace(/^\r?\n/, '')
    return [...left, ...(added === '' ? [] : [added])].join('\n')
  }
  const lines = new Set(now.split('\n'))
  return [now, ...left.filter((line) => !lines.has(line))].filter((part) => part !== '').join('\n')
}
