import { isTimeOfDay, weekdays } from '../../contract/free-times.ts'
import { heading, itemRows, sentences } from '../fields/texts.ts'
import { zoneOfHours } from '../fields/time-zone.ts'
import { pageGlobal } from './page-global.ts'

const dayNames = weekdays.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}))

const timeOfDay = (name: 'from' | 'to', description: string) => ({
  name,
  type: 'text' as const,
  required: true,
  maxLength: 5,
  validate: (value: string | null | undefined, { siblingData }: { siblingData: object }) => {
    if (!value || !isTimeOfDay(value)) return 'Write the time as 09:00 or 18:30.'
    const { from } = { from: '', ...siblingData }
    return name === 'from' || value > from || 'The end must be later than the beginning.'
  },
  admin: { width: '33%', description },
})

/** The hours of a week in which a trial can be booked, on the tutor's clock. */
export const freeTimes = pageGlobal({
  slug: 'free-times',
  label: 'Free times',
  description:
    'The hours of a normal week in which you can be booked. Shown to all visitors on their own clocks, on the home page and the contact page. While the list is empty, nothing is shown.',
  fields: [
    heading({
      name: 'heading',
      description: 'If you leave it empty, it says “When we can talk”.',
    }),
    zoneOfHours('timeZone'),
    itemRows({
      name: 'hours',
      label: 'Hours',
      singular: 'Hours of a day',
      maxRows: 28,
      description: 'A row for each stretch of a day, for example Monday from 09:00 to 12:00.',
      names: ['day', 'from', 'to'],
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'day',
              type: 'select',
              required: true,
              options: dayNames,
              admin: { isClearable: false, width: '33%' },
            },
            timeOfDay('from', 'For example 09:00.'),
            timeOfDay('to', 'For example 12:00; midnight is 24:00.'),
          ],
        },
      ],
    }),
    sentences({
      name: 'note',
      label: 'Below the hours',
      maxLength: 300,
      description: 'For example “Saturdays on request”. Optional.',
    }),
  ],
})
