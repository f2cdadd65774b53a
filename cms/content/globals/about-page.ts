import { isGreetingPath } from '../../contract/greeting.ts'
import { ownPicture } from '../fields/own-picture.ts'
import { heading, itemRows, textBlock, textBlocks } from '../fields/texts.ts'
import { youtubeId } from '../fields/youtube-id.ts'
import { pageGlobal } from './page-global.ts'

/** The coach, as the home page and the about page introduce them (spec §2). */
export const aboutPage = pageGlobal({
  slug: 'about-page',
  label: 'About you',
  description:
    'Who you are and how you teach. Shown on the about page, and partly on the home page.',
  fields: [
    heading({
      name: 'heading',
      label: 'Heading of the about page',
      required: true,
    }),
    {
      name: 'coach',
      label: 'Coach',
      type: 'group',
      fields: [
        heading({
          name: 'name',
          label: 'Your name',
          required: true,
          maxLength: 80,
          description: 'As visitors should read it.',
        }),
        ownPicture({
          name: 'portrait',
          label: 'Your portrait',
          description:
            'Your face, upright, with some room around it. Shown on the home page, the about page and beside the booking button.',
          without: 'Remove the portrait',
        }),
        {
          name: 'greeting',
          label: 'Your hello',
          type: 'text',
          maxLength: 60,
          validate: (value: string | null | undefined) =>
            !value || isGreetingPath(value) || 'Record your hello, or upload one.',
          admin: {
            description:
              'Up to 20 seconds in your own voice: who you are and whom you help. The line below the headline plays it.',
            components: { Field: '/cms/studio/fields/greeting/greeting-field.tsx#GreetingField' },
          },
        },
        youtubeId({
          name: 'introVideo',
          label: 'Your video',
          description:
            'A YouTube video in which you introduce yourself. Paste its address. Nothing is loaded from YouTube until a visitor presses the button. Optional.',
        }),
        heading({ name: 'heading', label: 'Heading above your introduction', required: true }),
        {
          name: 'intro',
          label: 'Introduction',
          type: 'richText',
          required: true,
          admin: { description: 'Two or three short paragraphs in your own voice.' },
        },
        textBlocks({
          name: 'experience',
          label: 'Experience',
          singular: 'Card',
          maxRows: 8,
          description: 'Cards about your professional experience. Four look best.',
        }),
      ],
    },
    itemRows({
      name: 'languages',
      label: 'Languages you speak',
      singular: 'Language',
      maxRows: 10,
      description: 'Learners look for somebody who understands them. Optional.',
      names: ['name', 'level'],
      fields: [
        heading({ name: 'name', label: 'Language', required: true, maxLength: 40 }),
        heading({
          name: 'level',
          label: 'How well',
          maxLength: 40,
          description: 'For example first language, fluent or B1.',
        }),
      ],
    }),
    itemRows({
      name: 'certificates',
      label: 'Certificates and schools',
      singular: 'Certificate',
      maxRows: 12,
      description: 'What you have learned, and where. Optional.',
      names: ['name', 'issuer'],
      fields: [
        heading({
          name: 'name',
          label: 'Certificate or degree',
          required: true,
          description: 'For example CELTA or MA in Linguistics.',
        }),
        heading({ name: 'issuer', label: 'School', maxLength: 80 }),
        heading({ name: 'year', label: 'Year', maxLength: 12 }),
      ],
    }),
    {
      name: 'journey',
      label: 'Learning journey',
      type: 'group',
      fields: [
        heading({ name: 'heading', required: true }),
        textBlocks({
          name: 'steps',
          label: 'Steps',
          singular: 'Step',
          maxRows: 8,
          description: 'Your method, step by step, in the order in which learners go through it.',
        }),
      ],
    },
    textBlocks({
      name: 'philosophy',
      label: 'Teaching philosophy',
      singular: 'Card',
      maxRows: 8,
      description: 'What you believe in when you teach. Four cards look best.',
    }),
    textBlock({
      name: 'closing',
      label: 'Closing call',
      description: 'The last part of the about page; a booking button follows it.',
    }),
  ],
})
