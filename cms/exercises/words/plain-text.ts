/** Lower case, straight quotes and hyphens, single spaces, nothing invisible. */
export function plainText(text: string): string {
  // Most are words, and a list of 200 asks for tens of thousands of them.
  if (isPlainWord.test(text)) return text.toLowerCase()
  return text
    .replace(/[’‘‛ʼ`´′＇]/g, "'") // an accent that stands alone would become a space with one
    .normalize('NFKC')
    .replaceAll('İ', 'i') // a Turkish keyboard's capital i, whose dot would go on standing alone
    .toLowerCase()
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const isPlainWord = /^[a-z'-]*$/i
