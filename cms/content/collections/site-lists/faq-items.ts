import { orderedCollection } from './ordered-collection.ts'

/** Questions of the home page and the contact page (spec §2). */
export const faqItems = orderedCollection({
  slug: 'faq-items',
  labels: { singular: 'FAQ item', plural: 'FAQ' },
  description: 'Questions that people often ask, with your answers. Drag a row to move it.',
  useAsTitle: 'question',
  defaultColumns: ['question', 'shownOn', 'updatedAt'],
  fields: [
    { name: 'question', type: 'text', required: true, maxLength: 200 },
    {
      name: 'answer',
      type: 'textarea',
      required: true,
      maxLength: 1_500,
      admin: { description: 'Plain text. Two or three sentences are best.' },
    },
    {
      name: 'shownOn',
      label: 'Shown on',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['home', 'contact'],
      options: [
        { label: 'Home page', value: 'home' },
        { label: 'Contact page', value: 'contact' },
      ],
      admin: { position: 'sidebar' },
    },
  ],
})
