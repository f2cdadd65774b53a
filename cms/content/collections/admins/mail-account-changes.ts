import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeValidateHook,
} from 'payload'
import { logAccountChange, tellAccountChange } from '../../jobs/mail-account-change.ts'
import { addressesOf } from './addresses-of.ts'

declare module 'payload' {
  interface RequestContext {
    /** The admin who is being changed gets another password. */
    hasNewPassword?: boolean
  }
}

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
  if (operation !== 'update') {
    logAccountChange({ change: 'created', admin: Number(doc.id) }, req)
    return doc
  }
  const { id, username } = previousDoc
  // Not of `doc`, which has only what the request wanted to see.
  const isChanged = (name: 'email' | 'role') =>
    data[name] !== undefined && (data[name] || null) !== (previousDoc[name] || null)
  const to = await addressesOf([previousDoc, { ...previousDoc, ...data }], req)
  const tell = (change: 'password' | 'email' | 'role') =>
    tellAccountChange({ id, username, to, change }, req)
  if (context.hasNewPassword) await tell('password')
  if (isChanged('email')) await tell('email')
  if (isChanged('role')) await tell('role')
  return doc
}

/** An account that is gone is told to nobody by mail; the log of security has it. */
export const noteDeletedAdmin: CollectionAfterDeleteHook = ({ id, req }) =>
  logAccountChange({ change: 'deleted', admin: Number(id) }, req)
