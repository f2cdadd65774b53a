/** What was heard: words that stay, and those the recogniser may still change. */
export interface Words {
  settled: string
  interim: string
}

export const noWords: Words = { settled: '', interim: '' }

/** All that was heard as one text. */
export const textOf = ({ settled, interim }: Words) =>
  [settled, interim]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')
