/** A piece of the right answer, as it is shown to somebody who wrote it a little differently. */
export interface Mark {
  text: string
  /** `missing` was not written; `extra` was written and does not belong there. */
  state: 'same' | 'missing' | 'extra'
}

/** The way from what was written to what is right, letter by letter; case is no difference. */
export function markedDifference(given: string, answer: string): Mark[] {
  const from = [...given]
  const to = [...answer]
  const common = commonLengths(from, to)
  const marks: Mark[] = []
  const add = (text: string, state: Mark['state']) => {
    const last = marks.at(-1)
    if (last?.state === state) last.text += text
    else marks.push({ text, state })
  }
  let [row, column] = [0, 0]
  while (row < from.length || column < to.length) {
    const [written = '', right = ''] = [from[row], to[column]]
    if (row < from.length && column < to.length && isSame(written, right)) {
      add(right, 'same')
      row++
      column++
    } else if (
      row < from.length &&
      lengthAt(common, row + 1, column) >= lengthAt(common, row, column + 1)
    ) {
      add(written, 'extra')
      row++
    } else if (column < to.length) {
      add(right, 'missing')
      column++
    } else {
      add(written, 'extra')
      row++
    }
  }
  return marks
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const lengthAt = (common: readonly number[][], row: number, column: number) =>
  common[row]?.[column] ?? 0

/** How many letters in order the two have in common from each place to the end. */
function commonLengths(from: readonly string[], to: readonly string[]): number[][] {
  const lengths = Array.from({ length: from.length + 1 }, () =>
    new Array<number>(to.length + 1).fill(0),
  )
  for (let row = from.length - 1; row >= 0; row--) {
    for (let column = to.length - 1; column >= 0; column--) {
      const line = lengths[row]
      if (!line) continue
      line[column] = isSame(from[row] ?? '', to[column] ?? '')
        ? lengthAt(lengths, row + 1, column + 1) + 1
        : Math.max(lengthAt(lengths, row + 1, column), lengthAt(lengths, row, column + 1))
    }
  }
  return lengths
}
