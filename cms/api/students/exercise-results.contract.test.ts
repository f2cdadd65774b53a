import { describe, expect, test } from 'vitest'
import { buildExercise, trash } from '../../../testing/build-content.ts'
import { buildStudent, linkOf, openLink } from '../../../testing/build-student.ts'
import { type ContractClient, contractClient, signedIn } from '../../../testing/contract-client.ts'
import { query } from '../../../testing/databases.ts'
import { site } from '../../../testing/site/site.ts'
import { ulidOf } from '../../../testing/ulids.ts'

const { url, databaseUrl } = site
const admin = await signedIn(url)

async function given({ agrees = true } = {}) {
  const exercise = await buildExercise(admin, {
    title: 'Words of Tuesday',
    rows: [{ word: 'platform' }, { word: 'ticket office' }],
  })
  const { id } = await buildStudent(admin, { exercises: [exercise.id] })
  const browser = contractClient(url)
  await openLink(browser, await linkOf(admin, id))
  if (agrees) await browser.send('POST', '/api/student/consent', { agrees: true })
  return { id, browser, exercise: exercise.id }
}

const event = (n: number, exercise: number, kind: string, data: object = {}) => ({
  id: ulidOf(n),
  at: Date.now() + n,
  exercise,
  kind,
  data,
})

const answered = (n: number, exercise: number, word = 'platform', answer = 'plattform') =>
  event(n, exercise, 'answered', {
    word: `e${exercise}:${word}`,
    how: 'gap',
    verdict: 'wrong',
    answer,
  })

const send = (browser: ContractClient, ...events: unknown[]) =>
  browser.send('POST', '/api/student/results', { events })

const stored = (id: number) =>
  query(
    databaseUrl,
    `select kind, exercise_id, title, data from results where student_id = ${id} order by event`,
  )

const report = async (id: number) => (await admin.studio('GET', `/students/${id}/report`)).json

describe('results of an exercise', () => {
  test('are not taken before she agrees', async () => {
    const { id, browser, exercise } = await given({ agrees: false })

    const { status } = await send(browser, event(1, exercise, 'opened'))

    expect(status).toBe(403)
    expect(await stored(id)).toEqual([])
  })

  test('reach the tutor: opened, answered, finished, with the exercise’s own words', async () => {
    const { id, browser, exercise } = await given()

    const { status, json } = await send(
      browser,
      event(1, exercise, 'opened'),
      answered(2, exercise, 'ticket-office', 'the ticket offices'),
      event(3, exercise, 'finished', { how: 'mixed', right: 0, total: 1 }),
    )

    expect(status).toBe(200)
    expect(json).toEqual({ lessons: [], exercises: [exercise] })
    expect(await report(id)).toMatchObject({
      things: [
        {
          of: 'exercise',
          exerciseId: exercise,
          title: 'Words of Tuesday',
          timesOpened: 1,
          isNew: true,
          sittings: [{ how: 'mixed', right: 0, total: 1 }],
          words: { asked: 1, rightAtFirst: 0, missed: [{ word: 'ticket office', times: 1 }] },
          answers: [{ word: 'ticket office', answer: 'the ticket offices', isOlder: false }],
        },
      ],
    })
  })

  test('that are sent twice, and at once, are stored once', async () => {
    const { id, browser, exercise } = await given()
    const events = [event(1, exercise, 'opened'), answered(2, exercise)]

    await Promise.all([1, 2, 3].map(() => send(browser, ...events)))
    await send(browser, ...events)

    expect(await stored(id)).toHaveLength(2)
  })

  test('for an older version are kept as such, with the word that was asked', async () => {
    const { id, browser, exercise } = await given()
    await admin.studio('PATCH', `/exercises/${exercise}`, { rows: [{ word: 'delay' }] })

    await send(browser, answered(1, exercise), answered(2, exercise, 'ticket-office'))

    expect(await stored(id)).toMatchObject([
      { data: { word: 'platform', answer: 'plattform', isOlder: true } },
      { data: { word: 'ticket office', isOlder: true } },
    ])
  })

  test.each([
    ['taken off the site', (id: number) => admin.studio('PATCH', `/exercises/${id}`, draft)],
    ['put into the trash', (id: number) => trash(admin, 'exercises', id)],
  ])('of an exercise that is %s while she works are taken', async (_what, change) => {
    const { id, browser, exercise } = await given()

    await change(exercise)
    const { status } = await send(browser, answered(1, exercise))

    expect(status).toBe(200)
    expect(await stored(id)).toMatchObject([
      { title: 'Words of Tuesday', data: { word: 'platform' } },
    ])
  })

  test('stay with their title where the exercise is deleted for good', async () => {
    const { id, browser, exercise } = await given()
    await send(browser, answered(1, exercise))

    await trash(admin, 'exercises', exercise)
    await admin.studio('DELETE', `/exercises/${exercise}?trash=true`)
    const { status } = await send(browser, answered(2, exercise))

    expect(status).toBe(200)
    expect(await stored(id)).toMatchObject([{ exercise_id: null, title: 'Words of Tuesday' }])
    expect(await report(id)).toMatchObject({ things: [{ of: 'exercise', exerciseId: null }] })
  })

  test('of an exercise that she was not given are left aside', async () => {
    const [one, other] = [await given(), await given()]

    const { status } = await send(one.browser, answered(1, other.exercise), answered(2, 999_999))

    expect(status).toBe(200)
    expect(await stored(one.id)).toEqual([])
  })

  test.each([
    ['an answer that is too long', { answer: 'a'.repeat(301) }],
    ['a verdict that is none', { verdict: 'brilliant' }],
    ['a kind that is none', { how: 'guessing' }],
  ])('with %s are refused', async (_what, wrong) => {
    const { browser, exercise } = await given()
    const { data, ...rest } = answered(1, exercise)

    expect((await send(browser, { ...rest, data: { ...data, ...wrong } })).status).toBe(400)
  })

  test('are in what is handed out of her data, and go when she wishes it', async () => {
    const { id, browser, exercise } = await given()
    await send(browser, answered(1, exercise))
    const file = await admin.studio('GET', `/students/${id}/data`)

    await browser.send('DELETE', '/api/student/results')

    expect(file.json).toMatchObject({ results: [{ exercise, data: { answer: 'plattform' } }] })
    expect(await report(id)).toMatchObject({ things: [] })
  })
})

const draft = { _status: 'draft' }

describe('an open desk', () => {
  const newest = (browser = admin) => browser.send('GET', '/api/students/newest')

  test('is told that something has come in', async () => {
    const { browser, exercise } = await given()
    const before = await newest()

    await send(browser, event(1, exercise, 'opened'))

    expect(before.status).toBe(200)
    expect((await newest()).json).not.toEqual(before.json)
    expect((await newest()).headers.get('cache-control')).toBe('no-store')
  })

  test('is the tutor’s alone', async () => {
    const { browser } = await given()

    expect((await newest(browser)).status).toBe(401)
    expect((await newest(contractClient(url))).status).toBe(401)
  })
})
