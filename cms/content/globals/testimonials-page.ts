import { heading, sentences, textBlock } from '../fields/texts.ts'
import { pageGlobal } from './page-global.ts'

/** The texts around the testimonials. */
export const testimonialsPage = pageGlobal({
  slug: 'testimonials-page',
  label: 'Testimonials page',
  description: 'The texts around the testimonials. The testimonials themselves are in the menu.',
  fields: [
    heading({ name: 'heading', required: true }),
    sentences({ name: 'intro', label: 'Introduction', required: true }),
    textBlock({
      name: 'closing',
      label: 'Closing call',
      description: 'The invitation to a free trial below the testimonials.',
    }),
  ],
})
