import type { FieldHook, TextFieldSingleValidation } from 'payload'
import { exerciseLimits } from '../../../contract/limits.ts'
import { randomSigns, slugify } from '../../fields/slug.ts'

const signCount = 8

/** Room for a hyphen and the signs behind the title's own words. */
const longestTitle = exerciseLimits.address - signCount - 1

/**
 * The title in small letters and eight signs that nobody guesses: whoever has the link opens the
 * exercise, and nobody else comes upon it.
 */
export function makeAddress(title: string): string {
  const secret = randomSigns(signCount)
  const words = slugify(title).slice(0, longestTitle).replace(/-$/, '')
  return words === '' ? secret : `${words}-${secret}`
}

/** Made when the exercise is published: until then its title may be half typed. */
export const addressFromTitle: FieldHook = ({ value, data, originalDoc }) => {
  const known = value || originalDoc?.address
  if (known || data?._status !== 'published') return known || null
  return makeAddress(String(data.title ?? originalDoc?.title ?? ''))
}

/** Empty is fine, as one is made. */
export const validateAddress: TextFieldSingleValidation = (value) =>
  !value ||
  (typeof value === 'string' &&
    value.length <= exerciseLimits.address &&
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) ||
  'Use up to 80 lowercase letters, digits and single hyphens.'
