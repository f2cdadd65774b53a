import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { contractClient } from '../../../testing/contract-client.ts'
import { databaseUrl, query } from '../../../testing/databases.ts'
import { counted, type Fault, longest, none } from '../fault.ts'
import { atTheEnd, startSite } from '../ground/site.ts'

/** Ten seconds for a greeting, ten for a connection, and until the next look for jobs. */
const givenUpMs = 45_000
const stopMs = 10_000

/** A mail server that takes connections and never says a word. */
async function listenInSilence() {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.on('error', () => {})
    socket.resume()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atTheEnd(async () => void server.close())
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return { port, connections: () => connections }
}

export const silentMail: Fault = {
  name: 'silent-mail',
  does: 'messages while the mail server takes connections and never answers',
  times: 1,
  async inject(times) {
    const mail = await listenInSilence()
    const env = { SMTP_URL: `smtp://website@127.0.0.1:${mail.port}` }
    const site = await startSite({ env })
    const url = await databaseUrl(site.dataDir)
    const took: number[] = []
    const counts = { sent: 0, refused: 0 }
    for (let n = 0; n < 20 * times; n++) {
      const begun = performance.now()
      const message = { name: 'Anna', email: 'anna@example.com', message: `Silent ${n}` }
      const { status } = await contractClient(site.url).send('POST', '/api/contact', message)
      took.push(performance.now() - begun)
      counts.sent += 1
      counts.refused += status === 200 ? 0 : 1
    }
    const begun = performance.now()
    const failedAfter = await untilFailed(url, begun)
    const [stored] = await query(
      url,
      `select count(*)::int as messages, count(mailed_at)::int as mailed from contact_messages
       where message like 'Silent %'`,
    )
    const [jobs] = await query(
      url,
      `select count(*)::int as waiting from payload_jobs where task_slug::text = 'mail-message' and not has_error`,
    )
    const signalled = performance.now()
    const code = await site.stop('SIGTERM')
    return [
      counted('messages sent', counts.sent),
      none('messages refused', counts.refused),
      none('messages not stored', counts.sent - Number(stored?.messages)),
      none('messages told as mailed', Number(stored?.mailed)),
      none('messages that nothing tries again to mail', counts.sent - Number(jobs?.waiting)),
      longest('slowest message', took),
      longest('until the first try was given up', [failedAfter], givenUpMs),
      none('stops that did not end with 0', code === 0 ? 0 : 1),
      longest('a stop in the middle of a try', [performance.now() - signalled], stopMs),
    ]
  },
}

async function untilFailed(url: string, begun: number): Promise<number> {
  while (performance.now() - begun < 2 * givenUpMs) {
    const [row] = await query(
      url,
      `select count(*)::int as failed from payload_jobs where task_slug::text = 'mail-message' and total_tried > 0`,
    )
    if (Number(row?.failed) > 0) return performance.now() - begun
    await wait(250)
  }
  return Number.NaN
}
