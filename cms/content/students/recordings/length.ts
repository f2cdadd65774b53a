/** How long a whole recording says it is; null where it does not say. */
export interface Length {
  ms: number | null
}

/**
 * So many parts a recording may have: three minutes have ten thousand. Two million fit into four
 * megabytes, and all visitors would wait for more than a second while they are gone through.
 */
export const mostParts = 100_000
