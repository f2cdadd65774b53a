import { contractClient } from '../../../testing/contract-client.ts'
import { databaseUrl, query } from '../../../testing/databases.ts'
import { readEverything } from '../../../testing/failing-commits.ts'
import { buildPlace, kindsOfWrites } from '../../../testing/kinds-of-writes.ts'
import { untilStudioAnswers } from '../../../testing/until-studio-answers.ts'
import { counted, type Fault, none } from '../fault.ts'
import { startSite } from '../ground/site.ts'

const pages = ['/', '/courses', '/course/1', '/api/courses', '/about', '/api/lessons/1']

/** As a standby that has not been promoted yet, or a server whose disk has run full. */
export const readOnly: Fault = {
  name: 'read-only',
  does: 'the database takes no writes for a while; every kind of write is tried',
  times: 3,
  async inject(times) {
    const site = await startSite()
    const place = await buildPlace(site.url)
    await untilStudioAnswers(place.admin)
    const url = await databaseUrl(site.dataDir)
    const visitor = contractClient(site.url)
    const all = { writes: 0, other: 0, stored: 0, pages: 0, unwell: 0 }
    for (let round = 0; round < times; round++) {
      const before = await readEverything(site.dataDir)
      await setReadOnly(url, true)
      for (const [name, write] of kindsOfWrites(() => place)) {
        const { status } = await write()
        if (status !== 503) console.log(`    ${name}: ${status}`)
        all.writes += 1
        all.other += status === 503 ? 0 : 1
      }
      for (const path of pages)
        all.pages += (await visitor.send('GET', path)).status === 200 ? 0 : 1
      await setReadOnly(url, false)
      all.stored += (await readEverything(site.dataDir)) === before ? 0 : 1
      const message = { name: 'Anna', email: 'anna@example.com', message: 'Hello' }
      all.unwell += (await visitor.send('POST', '/api/contact', message)).status === 200 ? 0 : 1
    }
    return [
      counted('writes', all.writes),
      none('writes not told as 503', all.other),
      none('rounds in which something was stored all the same', all.stored),
      none('public pages that failed meanwhile', all.pages),
      none('rounds after which it did not write as before', all.unwell),
    ]
  },
}

/** For all who are connected, too: what an open connection was told at its start holds on. */
async function setReadOnly(url: string, isReadOnly: boolean): Promise<void> {
  await query(url, `alter system set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`)
  await query(url, 'select pg_reload_conf()')
}
