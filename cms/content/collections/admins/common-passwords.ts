import { loadOnce } from '../../../contract/load-once.ts'

/** Longer names than this are no accident when they stand in a password. */
const shortestName = 4

/**
 * Whether a password is one of those that are tried first: on the list of what people choose, alone
 * or with digits and signs around it, a date or a number, or made of the name to sign in with
 * (decision 170).
 */
export async function isCommonPassword(password: string, username = ''): Promise<boolean> {
  const typed = password.toLowerCase()
  const bare = withoutEnds(typed)
  const name = username.trim().toLowerCase()
  if (new Set(typed).size < 5 || saysLittle(typed)) return true
  const isNamed = name.length >= shortestName && typed.includes(name)
  if (isNamed && saysLittle(typed.replaceAll(name, ''))) return true
  const list = await commonPasswords()
  return list.has(typed) || list.has(bare)
}

/** Read when the first password is set: half a megabyte that most starts never need. */
const commonPasswords = loadOnce(async (): Promise<Set<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
})

const fewLetters = 4
/** From here on it is nobody’s birthday or telephone. */
const longNumber = 16

/** Whether it may be a date or a number, with a letter or two; no letter is asked for (ASVS 6.2.5). */
const saysLittle = (text: string) =>
  withoutEnds(text).length < fewLetters && text.length < longNumber

const isLetter = (sign: string | undefined) => sign !== undefined && /\p{L}/u.test(sign)

/** What is left of it without the digits and signs before its first letter and after its last. */
function withoutEnds(text: string): string {
  const signs = [...text]
  return signs.slice(signs.findIndex(isLetter), signs.findLastIndex(isLetter) + 1).join('')
}
