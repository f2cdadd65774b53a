/** One bit for each letter of the alphabet: a distance of one changes two of them at most. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) % 32)
  return letters
}

/** How many bits are set: counted in pairs, in fours, in bytes, and these added up. */
export function bitsOf(letters: number): number {
  const pairs = letters - ((letters >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
