import type { PayloadRequest } from 'payload'
import { tutorsAddress } from '../../globals/tutors-address.ts'

interface Account {
  email?: string | null
  role?: unknown
}

/** Where an admin is written to: at her address, or the site's where an owner has given none. */
export async function addressesOf(
  accounts: readonly Account[],
  req: PayloadRequest,
): Promise<string[]> {
  const own = accounts.flatMap(({ email }) => (email ? [email] : []))
  if (own.length > 0 || !accounts.some(({ role }) => role === 'owner')) return own
  const site = await req.payload.findGlobal({
    slug: 'site',
    depth: 0,
    req,
    overrideAccess: true, // who is told of a change does not depend on who made it
  })
  const address = tutorsAddress(site)
  return address ? [address] : []
}
