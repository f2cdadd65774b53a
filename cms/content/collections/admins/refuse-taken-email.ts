import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { holdName } from '../../sql/hold-name.ts'

export const emailTaken = 'Another admin already uses this e-mail address.'

/**
 * An e-mail address belongs to one admin. Saves with the same address wait for each other, in every
 * replica.
 */
export const refuseTakenEmail: CollectionBeforeValidateHook = async ({
  data,
  originalDoc,
  req,
}) => {
  const email = typeof data?.email === 'string' ? data.email.trim().toLowerCase() : ''
  if (email === '' || email === originalDoc?.email) return data
  await holdName(req, `e-mail:${email}`)
  const { totalDocs } = await req.payload.count({
    collection: 'admins',
    where: { email: { equals: email }, id: { not_equals: originalDoc?.id ?? 0 } },
    overrideAccess: true, // an address is taken whoever asks
    req,
  })
  if (totalDocs > 0) {
    throw new ValidationError({
      collection: 'admins',
      errors: [{ path: 'email', message: emailTaken }],
    })
  }
  return data
}
