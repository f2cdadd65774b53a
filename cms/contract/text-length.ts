/** How near a text is to the longest that can be sent, once it is near: nothing is cut off from it. */
export function lengthHint(text: string, longest: number): string | undefined {
  const left = longest - lengthOf(text)
  if (left > nearLimit) return undefined
  return left < 0 ? `${counted(-left)} too many` : `${counted(left)} left`
}

const counted = (count: number) =>
  count === 1 ? '1 character' : `${count.toLocaleString('en')} characters`

/** What is said of a text that is too long to be sent. */
export const tooLongText = (longest: number): string =>
  `Please use at most ${longest.toLocaleString('en')} characters.`

export const isTooLong = (text: string, longest: number): boolean => lengthOf(text) > longest

/** As it is stored, without the blanks around it. */
const lengthOf = (text: string) => text.trim().length

const nearLimit = 1_000
