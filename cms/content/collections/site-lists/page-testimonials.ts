import { evidence } from '../../fields/evidence.ts'
import { orderedCollection } from './ordered-collection.ts'

/** Testimonials of the testimonials page (spec §3, 'testimonials-page variant'). */
export const pageTestimonials = orderedCollection({
  slug: 'page-testimonials',
  labels: { singular: 'Testimonial', plural: 'Testimonials' },
  description:
    'What the testimonials page shows. Drag a row to move it. Publish only what the person has allowed you to.',
  useAsTitle: 'name',
  defaultColumns: ['name', 'location', 'level', 'rating', 'updatedAt'],
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    { name: 'location', type: 'text', required: true, maxLength: 80 },
    {
      name: 'date',
      type: 'text',
      required: true,
      maxLength: 40,
      admin: { description: 'As visitors should read it, for example March 2025.' },
    },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: 2_000,
      admin: { description: 'In the student’s own words.' },
    },
    ...evidence,
    {
      name: 'level',
      type: 'text',
      required: true,
      maxLength: 60,
      admin: {
        description:
          'Decides the tab: “Business” goes to Business English, “TOEFL” and “Advanced” to Academic, “Intermediate” to Conversation. Several may apply.',
      },
    },
    {
      name: 'rating',
      type: 'number',
      label: 'Rating (percent)',
      required: true,
      min: 0,
      max: 100,
      defaultValue: 100,
      validate: (value: number | null | undefined) =>
        (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100) ||
        'Use a whole number from 0 to 100.',
      admin: { position: 'sidebar', step: 1 },
    },
    {
      name: 'hasReadMore',
      type: 'checkbox',
      label: 'Shorten with “Read More”',
      defaultValue: true,
      admin: {
        position: 'sidebar',
        description: 'Texts over 150 characters are cut until the visitor asks for more.',
      },
    },
  ],
})
