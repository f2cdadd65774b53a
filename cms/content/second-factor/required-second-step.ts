import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { secondStepMessages } from '../../contract/account.ts'
import { HttpError } from '../../contract/http-error.ts'
import { readEnvironment } from '../../environment/environment.ts'
import { passkeySite } from '../passkeys/asked-of-browser.ts'
import { runSql } from '../sql/run-sql.ts'

// Asked of what is stored and not of a session, so that it holds from one request to the next.

/** Whether this site asks everybody for more than a password (decision 218). */
export const isSecondStepRequired = (): boolean => readEnvironment().REQUIRE_SECOND_STEP

/**
 * Whether an account has nothing beside its password, where the site asks for more. A passkey of a
 * former address opens nothing here, and does not count.
 */
export async function lacksSecondStep(
  adminId: number,
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
): Promise<boolean> {
  if (!isSecondStepRequired()) return false
  const rows = await runSql(
    req,
    sql`select 1 from second_steps where admin_id = ${adminId} and is_on
      union all
      select 1 from passkeys where admin_id = ${adminId} and host = ${passkeySite().host} limit 1`,
  )
  return rows.length === 0
}

/** Called in the transaction that has taken one away. @throws HttpError 409 if it was the last. */
export async function keepASecondStep(adminId: number, req: PayloadRequest): Promise<void> {
  if (await lacksSecondStep(adminId, req)) throw new HttpError(409, secondStepMessages.last)
}
