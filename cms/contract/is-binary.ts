/** True for a PDF, and for control characters that no text has, tabs and line ends aside. */
export const isBinary = (text: string) => binary.test(text)

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const binary = /^%PDF|[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/
