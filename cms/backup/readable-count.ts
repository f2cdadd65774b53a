/** '1 file', '3 files'. */
export const readableCount = (count: number, one: string): string =>
  `${count} ${one}${count === 1 ? '' : 's'}`
