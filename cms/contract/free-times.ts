import { z } from 'zod'

/** A time of day as it is stored and shown: '09:00' to '24:00'. */
export const isTimeOfDay = (text: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(text)

/** Days as they are stored, from Monday. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export const Weekday = z.enum(weekdays)
export type Weekday = z.infer<typeof Weekday>

/** Hours of the tutor's week in which a lesson can be booked; nothing is shown while there are none. */
export const FreeTimes = z.object({
  heading: z.string(),
  /** An IANA name such as 'Europe/London'; empty where the tutor has chosen none. */
  timeZone: z.string(),
  hours: z.array(z.object({ day: Weekday, from: z.string(), to: z.string() })),
  note: z.string(),
})
export type FreeTimes = z.infer<typeof FreeTimes>
