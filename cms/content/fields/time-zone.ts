import type { TextField, TextFieldSingleValidation } from 'payload'

/**
 * The time zone of the hours that the field `hours` beside it lists, by its IANA name, chosen from
 * those that the browser knows. Without it nobody could tell when those hours are.
 */
export const zoneOfHours = (name: string): TextField => ({
  name,
  label: 'Your time zone',
  type: 'text',
  maxLength: 60,
  validate: validateZone,
  admin: {
    description: 'Visitors see the hours on their own clock, in summer and in winter.',
    components: { Field: '/cms/studio/fields/time-zone.tsx#TimeZone' },
  },
})

const validateZone: TextFieldSingleValidation = (value, { siblingData }) => {
  if (value) return isTimeZone(value) || 'Choose a time zone from the list.'
  const { hours }: { hours?: unknown } = { ...siblingData }
  const isNeeded = Array.isArray(hours) && hours.length > 0
  return !isNeeded || 'Choose your time zone: visitors see your hours on their own clocks.'
}

/** Whether clocks can be set by it. */
function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value })
    return true
  } catch {
    return false
  }
}
