import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { expect, onTestFinished, test } from 'vitest'
import { buildStudent } from '../../../testing/build-student.ts'
import { signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { sitePayload } from '../../../testing/site/site-payload.ts'

const admin = await signedIn(site.url)
const payload = await sitePayload()

test('a student is changed at once while something that names her is being written', async () => {
  const { id } = await buildStudent(admin)
  const client = await payload.db.pool.connect()
  onTestFinished(async () => {
    await client.query('rollback')
    client.release()
  })
  await client.query('begin')
  // As a foreign key takes it until its transaction ends.
  await client.query('select from students where id = $1 for key share', [id])

  const { status } = await admin.studio('PATCH', `/students/${id}`, { note: 'Tuesdays' })

  expect(status).toBe(200)
})

test('what is changed only under a condition stays where that does not hold, and is made where it is not', async () => {
  const { students } = payload.db.tables
  if (!students) throw new Error('There is no table of students.')
  const { id } = await buildStudent(admin, { name: 'Ewa' })
  const change = (row: { id: number; name: string }) =>
    payload.db.insert({
      db: payload.db.drizzle,
      tableName: 'students',
      values: row,
      onConflictDoUpdate: { set: row, target: students.id, where: sql`${students.name} = 'Ewa'` },
    })
  const other = id + 1_000_000

  const first = await change({ id, name: 'Eva' })
  const second = await change({ id, name: 'Ewa again' })
  const made = await change({ id: other, name: randomUUID() })

  expect([first, second, made].map((rows) => rows.map((row) => row.id))).toEqual([
    [id],
    [],
    [other],
  ])
  expect(await payload.findByID({ collection: 'students', id })).toMatchObject({ name: 'Eva' })
})
