/** Tells a spreadsheet that the file is UTF-8. */
const byteOrderMark = '\uFEFF'

/** Rows as CSV (RFC 4180), safe to open in a spreadsheet. */
export const toCsv = (rows: string[][]): string =>
  byteOrderMark + rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')

/** A spreadsheet would run a text that begins like a formula (OWASP, 'CSV Injection'). */
const formulaStart = /^[\s\u00a0]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/

function toCell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
