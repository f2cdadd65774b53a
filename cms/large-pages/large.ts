/** A page below this is read sooner than it is sent to a thread. */
const largeLength = 256 * 1024

/** True for a page whose reading would keep others waiting. */
export const isLarge = ({ length }: string): boolean => length > largeLength
