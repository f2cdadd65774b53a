/** How long a whole recording says it is; null where it does not say. */
export interface Length {
  ms: number | null
}
