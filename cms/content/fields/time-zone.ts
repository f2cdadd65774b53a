import type { TextField } from 'payload'

/** A time zone by its IANA name, chosen from those that the browser knows. */
export const timeZone = (name: string): TextField => ({
  name,
  label: 'Your time zone',
  type: 'text',
  maxLength: 60,
  validate: (value: string | null | undefined) =>
    !value || isTimeZone(value) || 'Choose a time zone from the list.',
  admin: {
    description: 'Visitors see the hours on their own clock, in summer and in winter.',
    components: { Field: '/cms/studio/fields/time-zone.tsx#TimeZone' },
  },
})

/** Whether clocks can be set by it. */
function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value })
    return true
  } catch {
    return false
  }
}
