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

/**
 * The studio checks the form before the slug is made, so an empty slug is fine as long as there is
 * a name to make it from.
 */
export const validateSlug: TextFieldSingleValidation = (value, { data }) =>
  (!value && slugify(String(Object(data).name ?? '')) !== '') ||
  (typeof value === 'string' && value.length <= 80 && slugPattern.test(value)) ||
  'Use up to 80 lowercase letters, digits and single hyphens, for example speak-fluently.'

/**
 * Makes the slug from the name where the tutor leaves it empty. A draft has none yet: it saves by
 * itself while the name is half typed, and half a name may be another course's slug.
 */
export const slugFromName: FieldHook = ({ value, data, originalDoc }) => {
  if (value) return value
  if (data?._status === 'draft') return null
  return slugify(String(data?.name ?? originalDoc?.name ?? '')) || undefined
}
