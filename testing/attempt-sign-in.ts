import type { Answer, ContractClient } from './contract-client.ts'
import type { Credentials } from './running-product.ts'

/** One sign-in, whatever comes of it. */
export const attempt = (
  client: ContractClient,
  { username, password }: Credentials,
): Promise<Answer> => client.send('POST', '/api/admin/login', { username, password })

/** Signs in with wrong passwords, one after the other; gives the statuses. */
export async function failToSignIn(
  client: ContractClient,
  username: string,
  times: number,
): Promise<number[]> {
  const statuses: number[] = []
  for (let count = 0; count < times; count++) {
    const { status } = await attempt(client, { username, password: `wrong-password-${count}` })
    statuses.push(status)
  }
  return statuses
}
