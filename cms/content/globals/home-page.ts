import { heading, sentences, shortTexts, textBlock } from '../fields/texts.ts'
import { pageGlobal } from './page-global.ts'

/** The texts of the home page; the coach's part comes from 'About you'. */
export const homePage = pageGlobal({
  slug: 'home-page',
  label: 'Home page',
  description:
    'What visitors read first. Your introduction, the FAQ and the testimonials have their own places in the menu.',
  fields: [
    heading({
      name: 'headline',
      required: true,
      description: 'The largest line of the site. Six to ten words are best.',
    }),
    sentences({
      name: 'offer',
      required: true,
      description: 'Below the headline: what you offer, and to whom.',
    }),
    shortTexts({
      name: 'claims',
      label: 'Claims',
      singular: 'Claim',
      maxRows: 6,
      maxLength: 80,
      description: 'Short facts that build trust, for example “500+ satisfied students worldwide”.',
    }),
    heading({
      name: 'reassurance',
      label: 'Reassurance',
      description: 'The small line beside the booking button.',
    }),
    textBlock({
      name: 'trial',
      label: 'Free trial',
      description: 'The part that invites visitors to book a trial.',
    }),
    textBlock({
      name: 'customCourse',
      label: 'Custom course',
      description: 'The part with the button “Request Custom Course”.',
    }),
  ],
})
