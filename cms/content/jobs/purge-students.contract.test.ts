import { expect, test } from 'vitest'
import { buildExercise } from '../../../testing/build-content.ts'
import { buildStudent, linkOf, openLink } from '../../../testing/build-student.ts'
import { buildTake } from '../../../testing/build-takes.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { query } from '../../../testing/databases.ts'
import { site } from '../../../testing/site/site.ts'

const { url, databaseUrl } = site
const admin = await signedIn(url)
const sql = (text: string) => query(databaseUrl, text)

/** Runs the job now, in a queue that no clock runs. */
async function purge() {
  await sql("insert into payload_jobs (task_slug, queue) values ('purge-trash', 'by-hand')")
  await admin.studio('GET', '/payload-jobs/run?queue=by-hand&disableScheduling=true')
  return sql("select error from payload_jobs where queue = 'by-hand'")
}

async function agreed() {
  const exercise = await buildExercise(admin)
  const { id } = await buildStudent(admin, { exercises: [exercise.id] })
  const browser = contractClient(url)
  await openLink(browser, await linkOf(admin, id))
  await browser.send('POST', '/api/student/consent', { agrees: true })
  return { id, browser, exercise: exercise.id }
}

/** A letter with a recording, answered so many days ago; null for one that waits. */
async function letter(days: number | null) {
  const { id, browser } = await agreed()
  const take = { seconds: 3, data: buildTake(`voice of ${id}`).toString('base64') }
  await browser.send('POST', '/api/student/letters', {
    id: '01JDXYZ0000000000000000001',
    text: 'Dear tutor',
    take,
  })
  if (days !== null) {
    await sql(
      `update letters set answered_at = now() - interval '${days} days' where student_id = ${id}`,
    )
  }
  return id
}

const count = async (table: 'takes' | 'letters' | 'results', id: number) =>
  (await sql(`select id from ${table} where student_id = ${id}`)).length

test('recordings go 30 days after the answer, the words of the letter stay', async () => {
  const [waiting, young, old] = [await letter(null), await letter(29), await letter(31)]

  const failedJobs = await purge()

  expect(failedJobs).toEqual([])
  const takes = [
    await count('takes', waiting),
    await count('takes', young),
    await count('takes', old),
  ]
  expect(takes).toEqual([1, 1, 0])
  expect(await count('letters', old)).toBe(1)
})

test('results go after a year', async () => {
  const [young, old] = [await agreed(), await agreed()]
  for (const { browser, exercise } of [young, old]) {
    const opened = { id: '01JDXYZ0000000000000000001', at: Date.now(), exercise, kind: 'opened' }
    await browser.send('POST', '/api/student/results', { events: [{ ...opened, data: {} }] })
  }
  await sql(
    `update results set created_at = now() - interval '366 days' where student_id = ${old.id}`,
  )

  await purge()

  expect([await count('results', young.id), await count('results', old.id)]).toEqual([1, 0])
})

test('letters go after a year, answered or not, with their recordings', async () => {
  const [young, waiting, answered] = [await letter(null), await letter(null), await letter(1)]
  for (const [id, days] of [
    [young, 364],
    [waiting, 366],
    [answered, 366],
  ]) {
    await sql(
      `update letters set created_at = now() - interval '${days} days' where student_id = ${id}`,
    )
  }

  const failedJobs = await purge()

  expect(failedJobs).toEqual([])
  expect([await count('letters', young), await count('takes', young)]).toEqual([1, 1])
  expect([await count('letters', waiting), await count('takes', waiting)]).toEqual([0, 0])
  expect([await count('letters', answered), await count('takes', answered)]).toEqual([0, 0])
})
