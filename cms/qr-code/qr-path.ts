import { encode } from 'uqr'

/** A QR code as one SVG path: `size` modules each way, with four of quiet around them. */
export interface QrCode {
  size: number
  d: string
}

/** The QR code of a text, with the dark modules of a row that touch drawn as one. */
export function qrPath(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: 4 })
  const d = data.map((row, y) => rowPath(row, y)).join('')
  return { size, d }
}

function rowPath(row: readonly boolean[], y: number): string {
  let d = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x += 1
    d += `M${start} ${y}h${x - start + 1}v1H${start}z`
  }
  return d
}
