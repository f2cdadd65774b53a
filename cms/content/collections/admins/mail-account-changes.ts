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
  data,
  doc,
  previousDoc,
  operation,
  context,
  req,
}) => {
  if (operation !== 'update') return doc
  const { username } = previousDoc
  // Not of `doc`, which has only what the request wanted to see.
  const isChanged = (name: 'email' | 'role') =>
    data[name] !== undefined && (data[name] || null) !== (previousDoc[name] || null)
  const to = await addressesOf([previousDoc, { ...previousDoc, ...data }], req)
  if (context.hasNewPassword === true)
    await queueAccountMail({ username, to, change: 'password' }, req)
  if (isChanged('email')) await queueAccountMail({ username, to, change: 'email' }, req)
  if (isChanged('role')) await queueAccountMail({ username, to, change: 'role' }, req)
  return doc
}
