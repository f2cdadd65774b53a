import { sql } from '@payloadcms/db-postgres'
import { APIError, type Endpoint } from 'payload'
import { studentPaths } from '../../../contract/student-paths.ts'
import { readEnvironment } from '../../../environment/environment.ts'
import { runSql } from '../../sql/run-sql.ts'
import { hashOf, newLinkSecret } from '../../students/secrets.ts'
import { askedDocument, secretAnswer } from './asked-document.ts'

/**
 * Makes a student's link and tells it this once; only its hash is kept. A new link ends the old one,
 * on every device where it was opened. The student's `updated_at` stays: Payload would have an open
 * form loaded anew for it, with what is typed there.
 */
export const makeLink: Endpoint = {
  path: '/:id/link',
  method: 'post',
  async handler(req) {
    const { id, revokedAt, endsAt } = await askedDocument(req, 'students')
    if (revokedAt)
      throw new APIError('This student’s link is revoked. Clear “Revoked” and save first.', 400)
    if (endsAt && Date.parse(endsAt) <= Date.now()) {
      throw new APIError(
        'This student’s link has expired. Change “Link works until” and save first.',
        400,
      )
    }
    const secret = newLinkSecret()
    await runSql(
      req,
      sql`update students set link_hash = ${hashOf('link', secret, req.payload.secret)},
        link_made_at = now(),
        link_version = coalesce(link_version, 1) + case when link_hash is null then 0 else 1 end
        where id = ${id}`,
    )
    return secretAnswer(readEnvironment().siteUrl + studentPaths.link(secret))
  },
}
