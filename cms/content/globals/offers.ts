import { heading, itemRows, sentences } from '../fields/texts.ts'
import { pageGlobal } from './page-global.ts'

/** Longest session that can be offered. */
const maxMinutes = 480

/** What the tutor offers and what it costs; shown where a trial is booked. */
export const offers = pageGlobal({
  slug: 'offers',
  label: 'Lessons and prices',
  description:
    'What you offer and what it costs. Shown on the home page and the contact page, beside the booking button. While the list is empty, nothing is shown.',
  fields: [
    heading({
      name: 'heading',
      description: 'If you leave it empty, it says “Lessons and prices”.',
    }),
    itemRows({
      name: 'items',
      label: 'Offers',
      singular: 'Offer',
      maxRows: 8,
      description: 'Two to four are best. Drag a row to move it.',
      names: ['name', 'price'],
      fields: [
        heading({
          name: 'name',
          required: true,
          maxLength: 60,
          description: 'For example Standard lesson.',
        }),
        {
          type: 'row',
          fields: [
            {
              name: 'minutes',
              type: 'number',
              min: 1,
              max: maxMinutes,
              validate: (value: number | null | undefined) =>
                value === null ||
                value === undefined ||
                (Number.isInteger(value) && value >= 1 && value <= maxMinutes) ||
                `Use a whole number from 1 to ${maxMinutes}.`,
              admin: { step: 1, width: '50%' },
            },
            {
              name: 'price',
              type: 'text',
              required: true,
              maxLength: 40,
              admin: { width: '50%', description: 'As visitors should read it, for example €45.' },
            },
          ],
        },
        heading({
          name: 'note',
          description: 'For example “Five lessons for the price of four”. Optional.',
        }),
      ],
    }),
    sentences({
      name: 'note',
      label: 'Below the list',
      maxLength: 300,
      description: 'For example how and when people pay. Optional.',
    }),
  ],
})
