import type { CollectionAfterChangeHook } from 'payload'
import { tellAccountChange } from '../../jobs/mail-account-change.ts'
import { endPasskeys } from '../../passkeys/stored-passkeys.ts'
import { addressesOf } from './addresses-of.ts'

/**
 * A password that somebody else gives, an owner or who runs the server, is to be the only way in:
 * passkeys from before end with the sessions (decision 215). Who changes her own keeps hers.
 */
export const endOthersPasskeys: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  context,
  req,
}) => {
  const isOwn = req.user?.collection === 'admins' && req.user.id === doc.id
  if (operation !== 'update' || !context.hasNewPassword || isOwn) return doc
  if ((await endPasskeys(Number(doc.id), 'all', req)) === 0) return doc
  const { id, username } = previousDoc
  const to = await addressesOf([previousDoc], req)
  await tellAccountChange({ id, username, to, change: 'passkey-removed' }, req)
  return doc
}
