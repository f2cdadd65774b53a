import { randomInt } from 'node:crypto'
import type { FieldHook, TextFieldSingleValidation } from 'payload'

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Words of a name in small letters, joined by hyphens; '' where it has no Latin letter or digit. */
export const slugify = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '')

/** Small letters and digits without those that are taken for each other. */
const signs = 'abcdefghjkmnpqrstvwxyz23456789'

/** As many signs as are asked for, by chance. */
export const randomSigns = (count: number): string =>
  Array.from({ length: count }, () => signs[randomInt(signs.length)]).join('')

/**
 * The studio checks the form before the slug is made of the name, so an empty slug is fine. Without
 * a name it is the name that is missing.
 */
export const validateSlug: TextFieldSingleValidation = (value) =>
  !value ||
  (typeof value === 'string' && value.length <= 80 && slugPattern.test(value)) ||
  'Use up to 80 lowercase letters, digits and single hyphens, for example speak-fluently.'

/** Enough that two courses without a Latin name meet at none. */
const signCount = 6

/**
 * Makes the slug from the name where the tutor leaves it empty. A draft has none yet: it saves by
 * itself while the name is half typed, and half a name may be another course's slug.
 */
export const slugFromName: FieldHook = ({ value, data, originalDoc }) => {
  if (value) return value
  if (data?._status === 'draft') return null
  const name = String(data?.name ?? originalDoc?.name ?? '')
  return name === '' ? undefined : slugify(name) || `course-${randomSigns(signCount)}`
}
