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
    .replace(/^-+|-+$/g, '')

export const validateSlug: TextFieldSingleValidation = (value) =>
  (typeof value === 'string' && value.length <= 80 && slugPattern.test(value)) ||
  'Use up to 80 small letters, digits and single hyphens, for example speak-fluently.'

/** Makes the slug from the name where the tutor leaves it empty. */
export const slugFromName: FieldHook = ({ value, data, originalDoc }) =>
  value || slugify(String(data?.name ?? originalDoc?.name ?? '')) || undefined
