import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { SignInOutcome } from '../../contract/account.ts'

interface SignIn {
  name: string
  browser: string
  outcome: SignInOutcome
}

/**
 * Writes down what came of a try, under names that somebody has. What else is typed there may be a
 * password.
 */
export async function noteSignIn({ name, browser, outcome }: SignIn, payload: Payload) {
  await payload.db.drizzle.execute(sql`
    insert into sign_ins (admin_id, username, browser, outcome)
    select id, username, ${browser}, ${outcome}::enum_sign_ins_outcome
    from admins where username = ${name}`)
}
