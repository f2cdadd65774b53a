import type { CollectionAfterChangeHook, CollectionBeforeValidateHook } from 'payload'
import { queueAccountMail } from '../../jobs/mail-account-change.ts'
import { addressesOf } from './addresses-of.ts'

/** What is stored of a password tells nothing of a change: whoever saves the form is asked here. */
export const notePasswordChange: CollectionBeforeValidateHook = ({ data, operation, context }) => {
  if (operation === 'update' && data?.password) context.hasNewPassword = true
  return data
}

/** Tells whose account it is of what may have been changed behind her back (decision 172). */
export const mailAccountChanges: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  context,
  req,
}) => {
  if (operation !== 'update') return doc
  const { username } = previousDoc
  const to = await addressesOf([previousDoc, doc], req)
  if (context.hasNewPassword === true)
    await queueAccountMail({ username, to, change: 'password' }, req)
  if ((doc.email ?? null) !== (previousDoc.email ?? null)) {
    await queueAccountMail({ username, to, change: 'email' }, req)
  }
  if (doc.role !== previousDoc.role) await queueAccountMail({ username, to, change: 'role' }, req)
  return doc
}
