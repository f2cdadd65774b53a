import type { GlobalConfig, TextField } from 'payload'
import { defaultPalette, type Palette, palettes } from '../../contract/palettes.ts'
import { footers, type SocialNetwork } from '../../contract/site.ts'
import { anyone } from '../access/anyone.ts'
import { keepTextDrafts } from '../access/keep-text-drafts.ts'
import { forOwners, ownersOnly } from '../access/owners-only.ts'
import { hiddenFromAssistants } from '../access/roles.ts'
import { announceGlobalChange } from '../announcements.ts'
import { keepGlobalLock } from '../drafts/keep-lock.ts'
import { drafts, noteGlobalDraftSave } from '../drafts/saving-drafts.ts'
import { ownPicture } from '../fields/own-picture.ts'
import { webAddress } from '../fields/web-address.ts'
import { youtubeId } from '../fields/youtube-id.ts'
import { noUnpublishing, previewOf } from '../preview-of.ts'

/** The video that the specification's lessons show (decision 7). */
const sampleVideoId = 'arj7oStGLkU'

const footerNames = {
  full: 'Full: menu, ways to write, small print',
  small: 'Small: one line',
} as const

const paletteNames: Record<Palette, string> = {
  bottle: 'Cream paper, bottle green',
  ink: 'Cool paper, ink blue',
  plum: 'Rose paper, plum',
  clay: 'Sand paper, clay brown',
  forest: 'Linen paper, forest green',
}

const socialLink = (name: SocialNetwork, label: string): TextField => webAddress({ name, label })

/** What every page may show: brand, links, settings (decision 6). */
export const site: GlobalConfig = {
  slug: 'site',
  label: 'Site settings',
  admin: {
    group: 'Site',
    hidden: hiddenFromAssistants,
    description: 'Brand, links and settings for the whole site.',
    ...previewOf('site'),
    components: noUnpublishing,
  },
  access: { read: anyone, update: ownersOnly, readVersions: ownersOnly },
  versions: { drafts, max: 50 },
  hooks: {
    beforeOperation: [keepTextDrafts, noteGlobalDraftSave],
    afterChange: [announceGlobalChange, keepGlobalLock],
  },
  fields: [
    { name: 'brand', type: 'text', required: true, maxLength: 60 },
    ownPicture({
      name: 'logo',
      label: 'Logo',
      description:
        'Shown in the header in place of the brand’s name. A wide PNG with a transparent background is best; check it on a dark page too.',
      without: 'Show the name',
    }),
    ownPicture({
      name: 'icon',
      label: 'Icon',
      description: 'Square. Shown in browser tabs, bookmarks and on phones.',
      without: 'Use the standard icon',
    }),
    ownPicture({
      name: 'sharePicture',
      label: 'Share picture',
      description:
        'Shown beside a link to your site in messages and on social networks, 1200 × 630 or wider. If you leave it empty, one is drawn from the texts of each page.',
      without: 'Draw one for each page',
    }),
    {
      name: 'palette',
      type: 'select',
      label: 'Paper and accent',
      defaultValue: defaultPalette,
      options: palettes.map((value) => ({ label: paletteNames[value], value })),
      admin: {
        isClearable: false,
        description: 'The colours of every page, each in light and dark. The preview shows them.',
      },
    },
    webAddress({
      name: 'bookingUrl',
      label: 'Booking link',
      description:
        'Your booking page with its referral parameter. If you leave it empty, booking buttons lead to the contact page.',
    }),
    {
      name: 'email',
      type: 'email',
      label: 'E-mail',
      admin: { description: 'Shown to visitors in the footer and on the contact page.' },
    },
    {
      name: 'messagesTo',
      type: 'email',
      label: 'Send messages to',
      access: forOwners,
      admin: {
        description:
          'Where contact messages are mailed. Visitors do not see it. If you leave it empty, the e-mail address above is used.',
      },
    },
    {
      name: 'messagingNumber',
      type: 'text',
      label: 'Messaging number',
      maxLength: 30,
      validate: (value: string | null | undefined) =>
        !value ||
        /^\+[\d ()-]{6,}$/.test(value) ||
        'Begin with + and the country code, for example +44 20 7946 0000.',
      admin: {
        description: 'Your number in messaging apps, with + and the country code. Optional.',
      },
    },
    {
      name: 'region',
      type: 'text',
      maxLength: 60,
      admin: { description: 'Where you work from, for example Europe.' },
    },
    {
      name: 'footerLine',
      type: 'text',
      label: 'Footer line',
      maxLength: 160,
      admin: { description: 'The copyright line at the very end of each page.' },
    },
    {
      name: 'footer',
      type: 'select',
      label: 'Foot of each page',
      defaultValue: 'full',
      options: footers.map((value) => ({ label: footerNames[value], value })),
      admin: { isClearable: false },
    },
    {
      name: 'social',
      label: 'Social profiles',
      type: 'group',
      admin: {
        description:
          'Full addresses. On the contact page an icon without an address leads nowhere; elsewhere it is not shown.',
      },
      fields: [
        socialLink('facebook', 'Facebook'),
        socialLink('instagram', 'Instagram'),
        socialLink('linkedin', 'LinkedIn'),
        socialLink('x', 'X'),
        socialLink('youtube', 'YouTube'),
      ],
    },
    youtubeId({
      name: 'videoId',
      label: 'Introduction video',
      defaultValue: sampleVideoId,
      description: 'The YouTube video that every lesson shows. Paste its address.',
    }),
    {
      name: 'showOwnVideos',
      type: 'checkbox',
      label: 'Show each lesson’s own video',
      defaultValue: false,
      admin: { description: 'Off: every lesson shows the same introduction video.' },
    },
    // When the samples were added: that happens once, whatever the tutor deletes later.
    { name: 'sampleContentAt', type: 'date', admin: { hidden: true } },
    { name: 'sampleTextsAt', type: 'date', admin: { hidden: true } },
  ],
}
