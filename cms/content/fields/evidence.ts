import type { Field } from 'payload'
import { webAddress } from './web-address.ts'

/** Where visitors can see for themselves that somebody wrote this. */
export const evidence: Field[] = [
  {
    name: 'source',
    type: 'text',
    label: 'Where it was written',
    maxLength: 60,
    admin: {
      description:
        'For example Preply, Google or an e-mail. Visitors believe what they can look up.',
    },
  },
  webAddress({
    name: 'sourceUrl',
    label: 'Link to it',
    description: 'The address where visitors can read it. Optional.',
  }),
]
