import type { NumberField, SelectField } from 'payload'
import { cefrLevels, lessonMinutesLimit } from '../../contract/level.ts'

/** The level of the Common European Framework, which learners know from their last certificate. */
export const cefrLevel = ({ description }: { description: string }): SelectField => ({
  name: 'cefr',
  type: 'select',
  label: 'Level (CEFR)',
  options: cefrLevels.map((value) => ({ label: value.replace('-', ' to '), value })),
  admin: { position: 'sidebar', description },
})

/** How long a lesson takes. */
export const lessonMinutes = (texts: { label: string; description: string }): NumberField => ({
  name: 'minutes',
  type: 'number',
  label: texts.label,
  min: 1,
  max: lessonMinutesLimit,
  validate: (value: number | null | undefined) =>
    value === null ||
    value === undefined ||
    (Number.isInteger(value) && value >= 1 && value <= lessonMinutesLimit) ||
    `Use a whole number from 1 to ${lessonMinutesLimit}.`,
  admin: { position: 'sidebar', step: 1, description: texts.description },
})
