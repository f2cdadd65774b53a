import type { DateField } from 'payload'

/** A day until whose end something works, or a time of that day; it is shown on the tutor's clock. */
export const untilField = ({ admin, ...field }: Omit<DateField, 'type'>): DateField => ({
  ...field,
  type: 'date',
  admin: {
    ...admin,
    date: { pickerAppearance: 'dayAndTime' },
    components: { Field: '/cms/studio/students/until-day.tsx#UntilDay' },
  },
})
