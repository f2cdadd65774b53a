/** From here on a text with 'Read More' is cut (spec §9). */
const excerptLength = 150

/** The beginning of a text that may be cut and is longer than 150 characters; else null. */
export const excerptOf = ({ text, hasReadMore }: { text: string; hasReadMore: boolean }) =>
  hasReadMore && text.length > excerptLength ? `${wholeWords(text)}…` : null

/** Spaces, punctuation and half characters that look wrong before an ellipsis. */
const looseEnd = /[\s\p{Pd}\p{Ps}\p{Pi}\p{Cs}.,;:!?…]+$/u

/** A text without a space, such as Chinese, is cut anywhere. */
function wholeWords(text: string): string {
  const lastSpace = text.slice(0, excerptLength + 1).search(/\s\S*$/)
  return text.slice(0, lastSpace > 0 ? lastSpace : excerptLength).replace(looseEnd, '')
}
