/** How many words a text has; what an apostrophe or a hyphen joins is one. */
export const wordCountOf = (text: string): number =>
  text.match(/[\p{L}\p{M}\p{N}]+(?:['’‑-][\p{L}\p{M}\p{N}]+)*/gu)?.length ?? 0

export const wordCountText = (count: number) => (count === 1 ? '1 word' : `${count} words`)
