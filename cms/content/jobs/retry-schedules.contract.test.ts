import { expect, test } from 'vitest'
import { buildAdmin } from '../../../testing/build-admin.ts'
import {
  buildCourse,
  buildLesson,
  publishNewest,
  uniqueText,
} from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { query } from '../../../testing/databases.ts'
import { site } from '../../../testing/site/site.ts'
import { Desk } from '../../contract/desk.ts'

const admin = await signedIn(site.url)
const sql = (text: string) => query(site.databaseUrl, text)
const course = await buildCourse(admin)

/** A lesson that is to be published, by the admin of this id, in a queue that no clock runs. */
async function schedule(adminId: number) {
  const title = uniqueText('Scheduled')
  const { id } = await buildLesson(admin, { course: course.id, title, _status: 'draft' })
  return { id, title, ...(await plan({ relationTo: 'lessons', value: String(id) }, adminId)) }
}

/** What is planned for a time so many minutes ago. */
interface Due {
  type: 'publish' | 'unpublish'
  minutes: number
}

/** Plans for one lesson that are all due, in the order of planning. */
async function scheduleDue(...plans: Due[]) {
  const { id } = await buildLesson(admin, { course: course.id })
  const queue = uniqueText('queue')
  const doc = { relationTo: 'lessons', value: String(id) }
  const add = ({ type, minutes }: Due, adminId = 1) => {
    const user = { relationTo: 'admins', value: adminId }
    return sql(`insert into payload_jobs (task_slug, queue, input, wait_until) values
      ('schedulePublish', '${queue}', '${JSON.stringify({ type, doc, user })}',
       date_trunc('minute', now()) - interval '${minutes} minutes') returning id`)
  }
  for (const each of plans) await add(each)
  const run = (limit: number) =>
    admin.studio(
      'GET',
      `/payload-jobs/run?queue=${encodeURIComponent(queue)}&limit=${limit}&disableScheduling=true`,
    )
  const left = () => sql(`select id from payload_jobs where queue = '${queue}' order by id`)
  return { id, add, run, left }
}

async function plan(doc: object | undefined, adminId: number, global?: string) {
  const queue = uniqueText('queue')
  const user = { relationTo: 'admins', value: adminId }
  const input = { type: 'publish', doc, global, user }
  await sql(`insert into payload_jobs (task_slug, queue, input)
    values ('schedulePublish', '${queue}', '${JSON.stringify(input)}')`)
  return {
    run: () =>
      admin.studio(
        'GET',
        `/payload-jobs/run?queue=${encodeURIComponent(queue)}&disableScheduling=true`,
      ),
    /** As if the time until the next try had passed. */
    wait: () => sql(`update payload_jobs set wait_until = now() where queue = '${queue}'`),
    async job() {
      const [row] = await sql(
        `select has_error, total_tried::int, wait_until > now() as waits from payload_jobs where queue = '${queue}'`,
      )
      return row
    },
    heal: (id: number) =>
      sql(
        `update payload_jobs set input = jsonb_set(input, '{user,value}', '${id}') where queue = '${queue}'`,
      ),
  }
}

const onDesk = async (title: string) => {
  const { json } = await admin.send('GET', '/api/desk')
  const pile = Desk.parse(json).piles.find(({ key }) => key === 'schedules')
  return pile?.lines.find((line) => line.title === title)
}

const nobody = 999_999
/** Who may publish nothing, so that what is planned in her name fails until it is healed. */
const { id: assistant } = await buildAdmin(admin, 'assistant')

test('a scheduled publishing that fails is tried again later, and then published once', async () => {
  const planned = await schedule(assistant)

  await planned.run()

  expect(await planned.job()).toEqual({ has_error: false, total_tried: 1, waits: true })
  expect(await onDesk(planned.title)).toBeUndefined()
  await planned.heal(1)
  await planned.wait()
  await planned.run()
  expect(await planned.job()).toBeUndefined()
  const { status } = await contractClient(site.url).send('GET', `/api/lessons/${planned.id}`)
  expect(status).toBe(200)
})

const off = (minutes: number) => ({ type: 'unpublish', minutes }) as const
const on = (minutes: number) => ({ type: 'publish', minutes }) as const

test.each([
  ['off, planned before', [off(5), on(10)], 404],
  ['off, planned after', [on(10), off(5)], 404],
  ['on, planned before', [on(5), off(10)], 200],
  ['on, planned after', [off(10), on(5)], 200],
  ['off, planned for the same minute', [on(5), off(5)], 404],
  ['on, planned for the same minute', [off(5), on(5)], 200],
])('of plans that are due at once the last one counts: %s', async (_which, plans, status) => {
  const together = await scheduleDue(...plans)
  const oneByOne = await scheduleDue(...plans)

  await together.run(10)
  await oneByOne.run(1)
  await oneByOne.run(1)

  for (const { id, left } of [together, oneByOne]) {
    expect(await left()).toEqual([])
    expect((await contractClient(site.url).send('GET', `/api/lessons/${id}`)).status).toBe(status)
  }
})

/** Notes that a plan was tried so many minutes ago. */
const noteTry = (id: unknown, { state, minutes }: { state: string; minutes: number }) =>
  sql(`insert into payload_jobs_log
    (_order, _parent_id, id, executed_at, completed_at, task_slug, task_i_d, state)
    select 1, ${id}, gen_random_uuid(), at, at, 'schedulePublish', '1', '${state}'
    from (select now() - interval '${minutes} minutes' as at) as first`)

test('one that is tried again takes the place of none that was planned for later', async () => {
  const { id, run, left } = await scheduleDue(on(10), off(5))
  const [{ id: failed } = {}] = await left()
  await sql(`update payload_jobs set total_tried = 1, wait_until = now() where id = ${failed}`)
  await noteTry(failed, { state: 'failed', minutes: 9 })

  await run(10)

  expect(await left()).toEqual([])
  expect((await contractClient(site.url).send('GET', `/api/lessons/${id}`)).status).toBe(404)
})

test('one that is tried again keeps the place of the time that it was planned for', async () => {
  const { id, add, run, left } = await scheduleDue()
  const [{ id: failed } = {}] = await add(off(10), assistant)
  await run(1)
  await add(on(5))
  await sql(`update payload_jobs set wait_until = now(),
    input = jsonb_set(input, '{user,value}', '1') where id = ${failed}`)

  await run(10)

  expect(await left()).toEqual([])
  expect((await contractClient(site.url).send('GET', `/api/lessons/${id}`)).status).toBe(200)
})

test('nor does one that was done a moment ago, and is not deleted yet', async () => {
  const { id, run, left } = await scheduleDue(on(10), off(5))
  const [{ id: done } = {}] = await left()
  await sql(`update payload_jobs set completed_at = now() where id = ${done}`)
  await noteTry(done, { state: 'succeeded', minutes: 0 })

  await run(10)

  expect(await left()).toEqual([{ id: done }])
  expect((await contractClient(site.url).send('GET', `/api/lessons/${id}`)).status).toBe(404)
})

test('one that never succeeds is told on the desk, until the tutor has published it herself', async () => {
  const planned = await schedule(assistant)

  for (let tries = 0; tries < 6; tries++) {
    await planned.run()
    await planned.wait()
  }

  expect(await planned.job()).toMatchObject({ has_error: true, total_tried: 6 })
  expect(await onDesk(planned.title)).toMatchObject({
    href: `/studio/collections/lessons/${planned.id}`,
    note: 'could not be published',
  })
  await publishNewest(admin, planned.id)
  expect(await onDesk(planned.title)).toBeUndefined()
})

test('one whose account is gone is not tried again, and the desk tells why', async () => {
  const planned = await schedule(nobody)

  await planned.run()

  expect(await planned.job()).toMatchObject({ has_error: true, waits: null })
  expect(await onDesk(planned.title)).toMatchObject({
    href: `/studio/collections/lessons/${planned.id}`,
    note: 'could not be published: the account that planned it is gone',
  })
})

test('one for a lesson that is in the trash is not tried again, and the desk tells why', async () => {
  const planned = await schedule(1)
  await admin.send('DELETE', `/api/lessons/${planned.id}`)

  await planned.run()

  expect(await planned.job()).toMatchObject({ has_error: true, waits: null })
  expect(await onDesk(planned.title)).toMatchObject({
    href: `/studio/collections/lessons/trash/${planned.id}`,
    note: 'could not be published: it is in the trash',
  })
})

test('one that takes a lesson off the site has nothing to do where it is in the trash', async () => {
  const { id, run, left } = await scheduleDue(off(5))
  await admin.send('DELETE', `/api/lessons/${id}`)

  await run(10)

  expect(await left()).toEqual([])
})

test('one for a lesson that was brought back in time is done', async () => {
  const planned = await schedule(1)
  await admin.send('DELETE', `/api/lessons/${planned.id}`)
  await admin.send('POST', `/api/lessons/${planned.id}/restore`)

  await planned.run()

  expect(await planned.job()).toBeUndefined()
  const { status } = await contractClient(site.url).send('GET', `/api/lessons/${planned.id}`)
  expect(status).toBe(200)
})

test('what the tutor goes on writing meanwhile is not published in the middle of a sentence', async () => {
  const planned = await schedule(assistant)
  await planned.run()
  await admin.studio('PATCH', `/lessons/${planned.id}?draft=true&autosave=true`, {
    title: `${planned.title} and`,
  })

  await planned.heal(1)
  await planned.wait()
  await planned.run()

  expect(await planned.job()).toMatchObject({ has_error: true })
  const { status } = await contractClient(site.url).send('GET', `/api/lessons/${planned.id}`)
  expect(status).toBe(404)
  expect(await onDesk(`${planned.title} and`)).toMatchObject({ note: 'could not be published' })
})

test('a text of a page that could not be published is told too', async () => {
  const planned = await plan(undefined, nobody, 'offers')

  await planned.run()

  expect(await onDesk('Lessons and prices')).toMatchObject({
    href: '/studio/globals/offers',
    note: 'could not be published: the account that planned it is gone',
  })
})
