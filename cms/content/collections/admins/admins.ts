import type { CollectionConfig } from 'payload'
import { ownPasswordLabel } from '../../../contract/account.ts'
import { AdminRole, maxNameLength } from '../../../contract/admin.ts'
import { readEnvironment } from '../../../environment/environment.ts'
import { sessionCookie } from '../../../environment/session-cookie.ts'
import { ownAccount } from '../../access/own-account.ts'
import { forOwners, ownersOnly } from '../../access/owners-only.ts'
import { hiddenFromAssistants } from '../../access/roles.ts'
import { requireSecondStep } from '../../second-factor/require-second-step.ts'
import { checkSignInFields } from './check-sign-in-fields.ts'
import { confirmPassword } from './confirm-password.ts'
import { endOthersPasskeys } from './end-others-passkeys.ts'
import { holdChangedAdmin, holdLeaving } from './hold-admin.ts'
import { keepAnOwner, keepAnOwnerInRole } from './keep-an-owner.ts'
import { keepMadePassword, refuseEndedPassword } from './made-password.ts'
import { mailAccountChanges, noteDeletedAdmin, notePasswordChange } from './mail-account-changes.ts'
import { noteSignOut } from './note-sign-out.ts'
import { refuseTakenEmail } from './refuse-taken-email.ts'
import { revokeDraftLinks } from './revoke-draft-links.ts'
import { stillOwner } from './still-owner.ts'

/** A session ends when it is not used for so long; the site's door knows its longest (decision 171). */
const sessionSeconds = readEnvironment().SESSION_IDLE_HOURS * 60 * 60

/** Everybody reads it of herself, owners alone write it. */
const byOwners = { create: forOwners.create, update: forOwners.update }

const roleNames: Record<AdminRole, string> = {
  owner: 'Owner: may do everything',
  assistant: 'Assistant: writes drafts, and sees no messages, students or settings',
}

/** Who may teach and manage here. Lockout is in `cms/sign-in`, for every way in (decision 11). */
export const admins: CollectionConfig = {
  slug: 'admins',
  labels: { singular: 'Admin', plural: 'Admins' },
  auth: {
    loginWithUsername: { allowEmailLogin: false, requireEmail: false },
    tokenExpiration: sessionSeconds,
    useSessions: true,
    maxLoginAttempts: 0, // Payload's own lockout would let a stranger lock the tutor out
    cookies: { sameSite: 'Lax', secure: sessionCookie.isSecure() },
    removeTokenFromResponses: true,
  },
  admin: {
    group: 'Site',
    hidden: hiddenFromAssistants,
    hideAPIURL: true,
    useAsTitle: 'username',
    defaultColumns: ['username', 'name', 'role', 'email', 'updatedAt'],
    description:
      'People who can sign in: owners, and assistants who write for you. Changing a username, address or password asks for your own password; a new password signs that person out everywhere else.',
  },
  access: {
    read: ownAccount,
    create: ownersOnly,
    update: ownAccount,
    delete: ownersOnly,
    unlock: ownersOnly,
    admin: ({ req }) => req.user?.collection === 'admins',
  },
  disableBulkEdit: true, // each change of a role or password is thought of by itself
  hooks: {
    beforeOperation: [holdChangedAdmin],
    beforeLogin: [refuseEndedPassword, requireSecondStep],
    beforeValidate: [
      ...[stillOwner, checkSignInFields, refuseTakenEmail],
      ...[confirmPassword, notePasswordChange],
    ],
    beforeChange: [keepAnOwnerInRole],
    afterChange: [keepMadePassword, endOthersPasskeys, mailAccountChanges],
    beforeDelete: [keepAnOwner, revokeDraftLinks],
    afterDelete: [noteDeletedAdmin],
    afterLogout: [holdLeaving, noteSignOut],
  },
  fields: [
    { name: 'username', type: 'text', access: byOwners },
    { name: 'email', type: 'email', access: byOwners },
    {
      name: 'emailField', // it stands here; Payload moves its own fields behind all others
      type: 'ui',
      admin: {
        components: { Field: '/cms/studio/fields/account-email.tsx#AccountEmail' },
        disableListColumn: true,
      },
    },
    {
      name: 'currentPassword',
      type: 'text',
      virtual: true, // read by `confirmPassword` and stored nowhere
      label: ownPasswordLabel,
      maxLength: 200,
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: '/cms/studio/fields/current-password.tsx#CurrentPassword' },
      },
    },
    {
      name: 'name',
      type: 'text',
      maxLength: maxNameLength,
      admin: { description: 'For example “Ana Ribeiro”. Learners never see it.' },
    },
    {
      name: 'role',
      type: 'radio',
      required: true,
      // The least, unless somebody chooses more. Not a value: the database is given no default.
      defaultValue: () => 'assistant',
      options: AdminRole.options.map((value) => ({ label: roleNames[value], value })),
      access: byOwners,
      admin: { layout: 'vertical' },
    },
    {
      name: 'safety',
      type: 'ui',
      admin: {
        components: { Field: '/cms/studio/account/account-safety.tsx#AccountSafety' },
        disableListColumn: true,
      },
    },
  ],
}
