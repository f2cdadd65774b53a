/** One bit for each letter of the alphabet: a distance of one changes two of them at most. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) % 32)
  return letters
}

/** How many bits are set. */
export function bitsOf(letters: number): number {
  let count = 0
  for (let left = letters >>> 0; left !== 0; left = (left & (left - 1)) >>> 0) count++
  return count
}
