import { evidence } from '../../fields/evidence.ts'
import { orderedCollection } from './ordered-collection.ts'

/** Testimonials of the home page (spec §3, 'home variant'). */
export const homeTestimonials = orderedCollection({
  slug: 'home-testimonials',
  labels: { singular: 'Home testimonial', plural: 'Home testimonials' },
  description:
    'Short testimonials for the home page, which shows the first three. Drag a row to move it. Publish only what the person has allowed you to.',
  useAsTitle: 'initials',
  defaultColumns: ['initials', 'country', 'stars', 'level', 'updatedAt'],
  fields: [
    {
      name: 'initials',
      type: 'text',
      required: true,
      maxLength: 6,
      admin: { description: 'Shown instead of the name, for example M.K.' },
    },
    { name: 'country', type: 'text', required: true, maxLength: 60 },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: 600,
      admin: { description: 'In the student’s own words.' },
    },
    ...evidence,
    {
      name: 'level',
      type: 'text',
      required: true,
      maxLength: 60,
      admin: { description: 'For example Intermediate or Business English.' },
    },
    {
      name: 'focus',
      type: 'text',
      hasMany: true,
      maxRows: 4,
      maxLength: 40,
      admin: { description: 'What you worked on, as short tags. Press Enter after each.' },
    },
    {
      name: 'stars',
      type: 'number',
      required: true,
      min: 1,
      max: 5,
      defaultValue: 5,
      validate: (value: number | null | undefined) =>
        [1, 2, 3, 4, 5].includes(value ?? 0) || 'Use a whole number from 1 to 5.',
      admin: { position: 'sidebar', step: 1 },
    },
  ],
})
