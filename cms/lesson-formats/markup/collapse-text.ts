// No expression here may look back over a run of spaces: texts of megabytes must stay linear.

const outerSpace = /^ | $/g

/** A text on one line: each run of HTML white space is one space, none at the ends. A no-break space stays. */
export const collapseLine = (text: string): string =>
  text
    .replaceAll('\0', '')
    .replace(/[ \t\n\f\r]+/g, ' ')
    .replace(outerSpace, '')

/** Lines as written: each collapsed, never more than one blank line in a row, none at the ends. */
export const tidyLines = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map(collapseLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n{1,2}/, '')
    .replace(/\n{1,2}$/, '')

/** Stand-ins for the breaks that formatting makes; U+0000 never occurs in a text. */
export const breakMarks = { line: '\0+', newLine: '\0-', newParagraph: '\0=' }
const marks = /\0([-+=])/

/** Running text of a source: a line break is a space, blank lines and marks part it. */
export function joinLines(source: string): string {
  let text = ''
  let breaks = 0
  for (const line of source.split('\n')) {
    if (collapseLine(line) === '' && !marks.test(line)) breaks = 2
    for (const [index, part] of line.split(marks).entries()) {
      if (index % 2 === 1) breaks = breaksAfter(part, breaks)
      else add(collapseLine(part))
    }
  }
  return text

  function add(words: string) {
    if (words === '') return
    if (text !== '') text += breaks === 0 ? ' ' : '\n'.repeat(breaks)
    text += words
    breaks = 0
  }
}

/** A `<br>` adds a break, a tag of its own line makes sure of one, a paragraph of two. */
function breaksAfter(mark: string, breaks: number): number {
  if (mark === '=') return 2
  return mark === '+' ? Math.min(2, breaks + 1) : Math.max(1, breaks)
}
