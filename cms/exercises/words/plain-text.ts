/** Lower case, straight quotes and hyphens, single spaces, nothing invisible. */
export function plainText(text: string): string {
  // Most are words, and a list of 200 asks for tens of thousands of them.
  if (isPlainWord.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const isPlainWord = /^[a-z'-]*$/i
