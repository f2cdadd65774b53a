import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractClient } from '../../../testing/contract-client.ts'
import { query } from '../../../testing/databases.ts'
import { forgetLimits } from '../../../testing/forget-limits.ts'
import { buildPlace, kindsThatGrow } from '../../../testing/kinds-of-writes.ts'
import { testAdmin } from '../../../testing/running-product.ts'
import { site } from '../../../testing/site/site.ts'
import { pageLists } from '../../contract/draft.ts'

await forgetLimits(site.databaseUrl)
const place = await buildPlace(site.url)
const sql = (text: string) => query(site.databaseUrl, text)

/** As Postgres says it of a table that cannot grow; what is deleted needs no room. */
beforeAll(() =>
  sql(`
    create function refuse_growth() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file' using errcode = '53100';
    end $$;
    do $$ declare one record; begin
      for one in select quote_ident(tablename) as name from pg_tables where schemaname = 'public' loop
        execute 'create trigger refuse_growth before insert or update on ' || one.name
          || ' for each row execute function refuse_growth()';
      end loop;
    end $$`),
)
afterAll(async () => {
  await sql('drop function refuse_growth() cascade')
  // Other tests of the worker count what stands in these lists.
  for (const list of pageLists) {
    const { status } = await place.admin.studio('DELETE', `/${list}/${place.others[list]}`)
    expect(status).toBe(200)
  }
})

test.each(kindsThatGrow(() => place))(
  'a database without room is told: %s',
  async (_name, write) => {
    const { status, headers, json, text } = await write()

    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    expect(JSON.stringify([json, text])).toMatch(/no room left|could not be saved|sending failed/)
  },
)

test('who signs in is told as well', async () => {
  const { status, json } = await contractClient(site.url).send(
    'POST',
    '/api/admin/login',
    testAdmin,
  )

  expect(status).toBe(503)
  expect(json).toMatchObject({ message: expect.stringContaining('no room left') })
})

test.each(['/', '/api/courses', '/api/lessons/1'])('visitors read on: %s', async (path) => {
  expect((await contractClient(site.url).send('GET', path)).status).toBe(200)
})

test('a tutor reads on', async () => {
  expect((await place.admin.send('GET', '/api/admin/me')).status).toBe(200)
})
