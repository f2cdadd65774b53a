import { hour } from '../fields/hour.ts'
import { heading, sentences, shortTexts, textBlock } from '../fields/texts.ts'
import { pageGlobal } from './page-global.ts'

/** The texts around the contact form; e-mail and social links are site settings. */
export const contactPage = pageGlobal({
  slug: 'contact-page',
  label: 'Contact page',
  description:
    'The texts around the contact form. Your e-mail address and links are site settings.',
  fields: [
    heading({ name: 'heading', required: true }),
    sentences({ name: 'intro', label: 'Introduction', required: true }),
    textBlock({
      name: 'booking',
      label: 'Quick booking card',
      description: 'The card with the booking button.',
    }),
    {
      name: 'availability',
      label: 'Availability',
      type: 'group',
      admin: {
        description: 'The hours are shown to visitors in their own time zone, next to your words.',
      },
      fields: [
        heading({
          name: 'text',
          label: 'In your words',
          required: true,
          description: 'For example “Monday-Friday 9am-7pm GMT”.',
        }),
        {
          type: 'row',
          fields: [
            hour({ name: 'fromHourUtc', label: 'From (hour, GMT)', min: 0, max: 23 }),
            hour({ name: 'toHourUtc', label: 'To (hour, GMT)', min: 1, max: 24 }),
          ],
        },
      ],
    },
    shortTexts({
      name: 'videoServices',
      label: 'Video-call services',
      singular: 'Service',
      maxRows: 6,
      maxLength: 40,
      description: 'Where your online sessions take place.',
    }),
  ],
})
