import type { NumberField } from 'payload'

interface HourOptions {
  name: string
  label: string
  min: number
  max: number
}

/** A whole hour of the day in GMT (UTC). */
export const hour = ({ name, label, min, max }: HourOptions): NumberField => ({
  name,
  label,
  type: 'number',
  required: true,
  min,
  max,
  validate: (value: number | null | undefined) =>
    (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) ||
    `Use a whole number from ${min} to ${max}.`,
  admin: { step: 1, width: '50%' },
})
