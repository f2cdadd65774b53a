import { sql } from '@payloadcms/db-postgres'
import { APIError, type Endpoint } from 'payload'
import { runSql } from '../../sql/run-sql.ts'
import { hashOf, newCode, readableCode } from '../../students/secrets.ts'
import { askedDocument, secretAnswer } from './asked-document.ts'

/** Makes the letters of an access code and tells them this once; new ones end the old ones. */
export const makeCode: Endpoint = {
  path: '/:id/code',
  method: 'post',
  async handler(req) {
    const { id, revokedAt, endsAt, used, uses, grants } = await askedDocument(req, 'access-codes')
    if (revokedAt) throw new APIError('This code is revoked. Clear “Revoked” and save first.', 400)
    if (endsAt && Date.parse(endsAt) <= Date.now()) {
      throw new APIError('This code has expired. Change “Can be typed until” and save first.', 400)
    }
    if ((used ?? 0) >= uses) {
      throw new APIError(
        'This code has been typed as many times as it can be. Raise “How many times it can be typed” and save first.',
        400,
      )
    }
    if (grants.length === 0) {
      throw new APIError(
        'What this code opened has been deleted. Choose something else under “What it opens” and save first.',
        400,
      )
    }
    const code = newCode()
    await runSql(
      req,
      sql`update access_codes set code_hash = ${hashOf('code', code, req.payload.secret)},
        code_made_at = now() where id = ${id}`,
    )
    return secretAnswer(readableCode(code))
  },
}
