import pLimit from 'p-limit'

/** Archives are made and read one after the other, so that they never need much at once. */
export const oneArchive = pLimit(1)
