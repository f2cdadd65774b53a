import { sql } from '@payloadcms/db-postgres'
import { APIError, addDataAndFileToRequest, type Endpoint } from 'payload'
import { ReportSeen, type StudentReport } from '../../../contract/student-report.ts'
import { asUserOf } from '../../access/as-user-of.ts'
import { runSql } from '../../sql/run-sql.ts'
import { newestResultAt } from '../../students/new-results.ts'
import { nextWords } from '../../students/next-words.ts'
import { readTries } from '../../students/read-tries.ts'
import { reportOf } from '../../students/report.ts'
import { askedDocument } from './asked-document.ts'

/** More than a year's work. */
const mostRows = 5_000

/** What a student has sent, for the tutor to read. */
export const readReport: Endpoint = {
  path: '/:id/report',
  method: 'get',
  async handler(req) {
    const { id, resultsSeenAt } = await askedDocument(req, 'students')
    const newest = await newestResultAt(req.payload) // before what it is compared with
    const { docs } = await req.payload.find({
      collection: 'results',
      where: { student: { equals: id } },
      sort: '-createdAt',
      limit: mostRows,
      pagination: false,
      ...asUserOf(req),
    })
    const report: StudentReport = {
      newest,
      next: nextWords(await readTries(req.payload, id)),
      things: reportOf(docs, resultsSeenAt ?? null),
      upTo: docs[0]?.createdAt ?? null,
    }
    return Response.json(report, { headers: { 'Cache-Control': 'private, no-store' } })
  },
}

/** The tutor has looked: what she was shown is new no longer, what came in meanwhile is. */
export const markReportSeen: Endpoint = {
  path: '/:id/seen',
  method: 'post',
  async handler(req) {
    const { id } = await askedDocument(req, 'students')
    await addDataAndFileToRequest(req)
    const { data: seen } = ReportSeen.safeParse(req.data)
    if (!seen) throw new APIError('The request does not say which results were seen.', 400)
    // Never back: two pages may tell it in another order than they have read. Never to come: what
    // she has not seen would be hidden.
    await runSql(
      req,
      sql`update students set results_seen_at = greatest(results_seen_at, least(${seen.upTo}::timestamptz, now()))
        where id = ${id}`,
    )
    return Response.json({ isSeen: true }, { headers: { 'Cache-Control': 'private, no-store' } })
  },
}
