import { Writable } from 'node:stream'

/** Where a log can write, and the lines it has written so far. */
export function keepLines() {
  const lines: string[] = []
  const destination = new Writable({
    decodeStrings: false,
    write(line, _encoding, done) {
      lines.push(String(line))
      done()
    },
  })
  return { lines, destination }
}
