/** Tells a spreadsheet that the file is UTF-8. */
const byteOrderMark = '\uFEFF'

type Separator = ',' | ';'

/** Rows as CSV (RFC 4180), safe to open in a spreadsheet. */
export const toCsv = (rows: string[][], separator: Separator): string =>
  byteOrderMark + rows.map((cells) => `${cells.map(toCell).join(separator)}\r\n`).join('')

/**
 * What a spreadsheet parts cells by where a browser sends this `Accept-Language`: not the comma,
 * where its first language has that in numbers.
 */
export function separatorFor(acceptLanguage: string | null): Separator {
  const [language] = (acceptLanguage ?? '').split(/[,;]/)
  try {
    return new Intl.NumberFormat(language?.trim()).format(1.5).includes(',') ? ';' : ','
  } catch {
    return ',' // no language, or any
  }
}

/** A spreadsheet would run a text that begins like a formula (OWASP, 'CSV Injection'). */
const formulaStart = /^[\s\u00a0]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/

function toCell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
