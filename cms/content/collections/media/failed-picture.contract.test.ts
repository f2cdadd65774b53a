import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPicture, drawPicture, uploadPicture } from '../../../../testing/build-pictures.ts'
import { contractClient, signedIn } from '../../../../testing/contract-client.ts'
import { query } from '../../../../testing/databases.ts'
import { site } from '../../../../testing/site/site.ts'

const admin = await signedIn(site.url)
const sql = (text: string) => query(site.databaseUrl, text)
const files = () => readdir(join(site.dataDir, 'media'))

beforeAll(() =>
  sql(`create function fail_picture() returns trigger language plpgsql as
    $$ begin raise exception 'no commit today'; end $$`),
)
afterAll(() => sql('drop function fail_picture() cascade'))

test.each([
  ['its COMMIT', 'create constraint trigger fail_picture after insert on media initially deferred'],
  ['its row', 'create trigger fail_picture before insert on media'],
])('a picture leaves no file where %s is refused', async (_what, trigger) => {
  const kept = await buildPicture(admin)
  const before = await files()
  await sql(`${trigger} for each row execute function fail_picture()`)

  const { status } = await uploadPicture(admin, await drawPicture().jpeg().toBuffer())

  await sql('drop trigger fail_picture on media')
  expect(status).toBe(503)
  expect(await files()).toEqual(before)
  expect((await contractClient(site.url).send('GET', kept.url)).status).toBe(200)
})

test('a picture whose deletion is not kept has its files still', async () => {
  const kept = await buildPicture(admin)
  const before = await files()
  await sql(`create constraint trigger fail_picture after delete on media initially deferred
    for each row execute function fail_picture()`)

  const { status } = await admin.studio('DELETE', `/media/${kept.id}`)

  await sql('drop trigger fail_picture on media')
  expect(status).toBe(503)
  expect((await files()).toSorted()).toEqual(before.toSorted())
  expect((await contractClient(site.url).send('GET', kept.url)).status).toBe(200)
  expect((await admin.studio('DELETE', `/media/${kept.id}`)).status).toBe(200)
  expect(await files()).not.toContain(kept.filename)
})

test('files of which no row ever came are cleared away at night, and no others', async () => {
  const kept = await buildPicture(admin)
  const folder = join(site.dataDir, 'media')
  const left = ['lake-0a1b2c3d4e5f.webp', 'lake-0a1b2c3d4e5f-small.webp']
  const coming = 'lake-5f4e3d2c1b0a.webp'
  for (const name of [...left, coming]) await writeFile(join(folder, name), 'a picture')
  const before = await files()
  const longAgo = new Date(Date.now() - 48 * 60 * 60 * 1000)
  for (const name of before) if (name !== coming) await utimes(join(folder, name), longAgo, longAgo)

  await sql("insert into payload_jobs (task_slug, queue) values ('purge-trash', 'clear-pictures')")
  await admin.studio('GET', '/payload-jobs/run?queue=clear-pictures&disableScheduling=true')

  expect((await files()).toSorted()).toEqual(
    before.filter((name) => !left.includes(name)).toSorted(),
  )
  for (const address of [kept.url, kept.sizes.small.url])
    expect((await contractClient(site.url).send('GET', address)).status).toBe(200)
})
