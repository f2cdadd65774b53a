import { expect, test } from 'vitest'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { query } from '../../../testing/databases.ts'
import { forgetLimits } from '../../../testing/forget-limits.ts'
import { site } from '../../../testing/site/site.ts'
import { ParkedMove } from '../../contract/move.ts'
import { apiPaths } from '../../contract/paths.ts'

const visitor = contractClient(site.url)
const sql = (text: string) => query(site.databaseUrl, text)

test('a statement by itself that Postgres refuses at its end is told as a COMMIT is', async () => {
  await forgetLimits(site.databaseUrl)
  const parked = await visitor.send('POST', apiPaths.moves, { sealed: 'sealed' })
  const { id } = ParkedMove.parse(parked.json)
  await sql(`create function refuse_move() returns trigger language plpgsql as
      $$ begin raise exception 'no commit today'; end $$;
    create constraint trigger refuse_move after delete on moves
      initially deferred for each row execute function refuse_move()`)

  const refused = await visitor.send('POST', apiPaths.takenMove(id))

  await sql('drop function refuse_move() cascade')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect((await visitor.send('POST', apiPaths.takenMove(id))).status).toBe(200)
})

test('so is what the studio cannot forget of how it looks', async () => {
  const admin = await signedIn(site.url)
  await admin.studio('POST', '/payload-preferences/kept', { value: { open: true } })
  await sql(`create function refuse_looks() returns trigger language plpgsql as
      $$ begin raise exception 'no commit today'; end $$;
    create constraint trigger refuse_looks after delete on payload_preferences
      initially deferred for each row execute function refuse_looks()`)

  const refused = await admin.studio('DELETE', '/payload-preferences/kept')

  await sql('drop function refuse_looks() cascade')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect((await admin.studio('DELETE', '/payload-preferences/kept')).status).toBe(200)
})
