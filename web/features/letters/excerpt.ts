/** From here on a text with 'Read More' is cut (spec §9). */
export const excerptLength = 150

/** The beginning of a text that may be cut and is longer than 150 characters; else null. */
export const excerptOf = ({ text, hasReadMore }: { text: string; hasReadMore: boolean }) =>
  hasReadMore && text.length > excerptLength ? `${text.slice(0, excerptLength).trimEnd()}…` : null
