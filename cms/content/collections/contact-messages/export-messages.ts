import { APIError, type Endpoint } from 'payload'
import { separatorFor, toCsv } from './csv.ts'

const columns = ['Received', 'Status', 'Name', 'E-mail', 'Subject', 'Message', 'Mailed to you']

/** All messages as a file for a spreadsheet, newest first. */
export const exportMessages: Endpoint = {
  path: '/csv',
  method: 'get',
  async handler({ payload, user, headers }) {
    if (!user) throw new APIError('Please sign in first.', 401)
    const { docs } = await payload.find({
      collection: 'contact-messages',
      sort: '-createdAt',
      pagination: false,
      depth: 0,
      overrideAccess: false,
      user,
    })
    const rows = docs.map((message) => [
      message.createdAt,
      message.status,
      message.name,
      message.email,
      message.subject ?? '',
      message.message,
      message.mailedAt ?? '',
    ])
    const today = new Date().toISOString().slice(0, 10)
    const separator = separatorFor(headers.get('accept-language'))
    return new Response(toCsv([columns, ...rows], separator), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="messages-${today}.csv"`,
        'Cache-Control': 'no-store',
      },
    })
  },
}
