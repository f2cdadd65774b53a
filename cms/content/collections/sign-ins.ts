import type { CollectionConfig } from 'payload'
import { SignInOutcome, signInOutcomeNames, signInsKeptDays } from '../../contract/account.ts'
import { nobody } from '../access/nobody.ts'
import { ownersOnly } from '../access/owners-only.ts'
import { hiddenFromAssistants } from '../access/roles.ts'

/**
 * Who has signed in or tried to lately, with no address (decision 171). `cms/sign-in` alone
 * writes it.
 */
export const signIns: CollectionConfig = {
  slug: 'sign-ins',
  labels: { singular: 'Sign-in', plural: 'Sign-ins' },
  admin: {
    group: 'Site',
    hidden: hiddenFromAssistants,
    useAsTitle: 'username',
    defaultColumns: ['createdAt', 'username', 'outcome', 'browser'],
    hideAPIURL: true,
    description: `Who signed in here, or tried to, in the last ${signInsKeptDays} days. If a line shows somebody who was not you, change the password and sign out everywhere else.`,
  },
  access: { read: ownersOnly, create: nobody, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    {
      name: 'username',
      type: 'text',
      required: true,
      index: true,
      label: 'Name',
      admin: { description: 'A name that does not exist is not recorded: it may be a password.' },
    },
    {
      name: 'outcome',
      type: 'select',
      required: true,
      options: SignInOutcome.options.map((value) => ({ label: signInOutcomeNames[value], value })),
    },
    { name: 'browser', type: 'text', required: true },
  ],
}
