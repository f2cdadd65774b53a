import { randomUUID } from 'node:crypto'
import { AdminAnswer, type AdminRole } from '../cms/contract/admin.ts'
import type { ContractClient } from './contract-client.ts'
import type { Credentials } from './running-product.ts'

/** A name that no other test uses, so that its counter of failures is its own. */
export const uniqueName = () => `anna-${randomUUID()}`

/** A further admin, who can be locked out without harm to other tests. */
export async function buildAdmin(
  by: ContractClient,
  role: AdminRole = 'owner',
): Promise<Credentials & { id: number }> {
  const credentials = { username: uniqueName(), password: 'another-password-for-tests' }
  const currentPassword = by.password
  const registration = { ...credentials, role, currentPassword }
  const { json } = await by.send('POST', '/api/admin/register', registration)
  return { ...credentials, id: AdminAnswer.parse(json).admin.id }
}
