import type { Plugin } from 'vite'

/**
 * Writes every character beyond ASCII by its number. V8 keeps a file of a megabyte that has one such
 * character in two bytes each, and Node decodes it four times as slowly (decision 242).
 */
export const plainAscii = {
  name: 'plain-ascii',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = escaped(file.code)
    }
  },
} satisfies Plugin

/**
 * The same program. Strings, templates and expressions all know `\uXXXX`; a backslash before such a
 * character means nothing there and goes. Comments have gone before.
 * @throws where a text is taken as it is written, and would change
 */
export function escaped(code: string): string {
  for (const [raw] of code.matchAll(/String\.raw`[^`]*/g)) {
    if (raw !== inAscii(raw)) throw new Error(`Cannot be written in ASCII: ${raw}`)
  }
  return inAscii(code)
}

const inAscii = (code: string) =>
  code.replace(/\\.|[^\0-\x7f]/gs, (found) => {
    const character = found.slice(-1)
    return character > '\x7f'
      ? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
      : found
  })
