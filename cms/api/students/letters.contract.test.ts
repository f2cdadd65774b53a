import { sql } from '@payloadcms/db-postgres/drizzle'
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { buildStudent, linkOf, openLink } from '../../../testing/build-student.ts'
import { buildTake } from '../../../testing/build-takes.ts'
import { type ContractClient, contractClient, signedIn } from '../../../testing/contract-client.ts'
import { query, waitingForALock } from '../../../testing/databases.ts'
import { site } from '../../../testing/site/site.ts'
import { sitePayload } from '../../../testing/site/site-payload.ts'
import { ulidOf } from '../../../testing/ulids.ts'
import { runSql } from '../../content/sql/run-sql.ts'
import { studentLimits } from '../../contract/student-limits.ts'

const { url, databaseUrl } = site
const admin = await signedIn(url)
const payload = await sitePayload()

/** A recording with a voice that can be told from others. */
const sound = (voice: string, options?: { bytes?: number; seconds?: number }) =>
  buildTake(voice, options).toString('base64')

const half = (voice: string) => sound(voice).slice(0, 4 * Math.floor(sound(voice).length / 8))

async function student({ agrees = true } = {}) {
  const { id } = await buildStudent(admin)
  const browser = contractClient(url)
  await openLink(browser, await linkOf(admin, id))
  if (agrees) await browser.send('POST', '/api/student/consent', { agrees: true })
  return { id, browser }
}

const send = (browser: ContractClient, fields: Record<string, unknown> = {}) =>
  browser.send('POST', '/api/student/letters', { id: ulidOf(1), text: 'Dear tutor', ...fields })

const Sent = z.object({
  letters: z.array(z.object({ id: z.number(), take: z.object({ id: z.number() }).nullable() })),
})
const firstOf = (json: unknown) => {
  const [letter] = Sent.parse(json).letters
  if (!letter) throw new Error('There is a letter.')
  return letter
}
const take = (voice: string) => ({ seconds: 3, data: sound(voice) })
const rows = (table: 'letters' | 'takes', id: number) =>
  query(databaseUrl, `select id from ${table} where student_id = ${id}`)

/** A transaction that holds a student's row, as whoever deletes her does first. */
async function holding(id: number) {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  onTestFinished(() => killTransaction(req))
  await runSql(req, sql`select id from students where id = ${id} for update`)
  return req
}

describe('a letter', () => {
  test('is not taken before she agrees, nor from a visitor', async () => {
    const { id, browser } = await student({ agrees: false })

    expect((await send(browser)).status).toBe(403)
    expect((await send(contractClient(url))).status).toBe(401)
    expect(await rows('letters', id)).toEqual([])
  })

  test('reaches the tutor with its recording, which she alone hears beside the student', async () => {
    const { id, browser } = await student()
    const sent = await send(browser, { take: take('of Ewa') })
    const { take: kept } = firstOf(sent.json)
    const other = await student()

    const desk = await admin.send('GET', `/api/students/${id}/letters`)
    const heard = await admin.send('GET', `/api/takes/${kept?.id}`)

    expect(sent.status).toBe(201)
    expect(desk.json).toMatchObject({
      letters: [{ text: 'Dear tutor', take: { id: kept?.id, seconds: 3 }, answeredAt: null }],
    })
    expect(heard.json).toEqual({ type: 'audio/webm', data: sound('of Ewa') })
    expect(heard.headers.get('cache-control')).toBe('no-store')
    const path = `/api/student/takes/${kept?.id}`
    expect((await browser.send('GET', path)).json).toEqual(heard.json)
    expect((await other.browser.send('GET', path)).status).toBe(404)
    expect((await contractClient(url).send('GET', path)).status).toBe(401)
    expect((await browser.send('GET', `/api/takes/${kept?.id}`)).status).toBe(401)
    expect((await browser.send('GET', `/api/students/${id}/letters`)).status).toBe(401)
    for (const by of [admin, browser, contractClient(url)]) {
      expect([401, 403]).toContain((await by.studio('GET', `/takes/${kept?.id}`)).status)
    }
  })

  test('that is sent twice, and at once, is stored once', async () => {
    const { id, browser } = await student()

    await Promise.all([1, 2, 3].map(() => send(browser, { take: take('once') })))

    expect(await rows('letters', id)).toHaveLength(1)
    expect(await rows('takes', id)).toHaveLength(1)
  })

  test.each([
    ['nothing in it', { text: ' ' }, 400],
    ['a text that is too long', { text: 'a'.repeat(5_001) }, 400],
    ['a page for a recording', { take: { seconds: 1, data: btoa('<!doctype html>') } }, 415],
    ['the beginning of a recording', { take: { seconds: 1, data: 'GkXf' } }, 415],
    ['half a recording', { take: { seconds: 3, data: half('cut off on its way') } }, 415],
    ['a minute of which three seconds have come', { take: { seconds: 60, data: sound('a') } }, 415],
    ['no base64', { take: { seconds: 1, data: '<svg>' } }, 400],
    [
      'more than three minutes',
      { take: { seconds: 200, data: sound('a', { seconds: 200 }) } },
      413,
    ],
    [
      'more than three minutes that say they are three seconds',
      { take: { seconds: 3, data: sound('long', { seconds: 200 }) } },
      413,
    ],
    [
      'more than 4 MB',
      { take: { seconds: 9, data: sound('big', { bytes: 4 * 1024 * 1024 + 100 }) } },
      413,
    ],
    [
      'far more than that',
      { take: { seconds: 9, data: sound('big', { bytes: 13 * 1024 * 1024 }) } },
      413,
    ],
  ])('with %s is refused', async (_what, fields, status) => {
    const { id, browser } = await student()

    const answer = await send(browser, fields)

    expect(answer.status).toBe(status)
    expect(answer.json).toMatchObject({ message: expect.stringMatching(/\.$/) })
    expect(await rows('letters', id)).toEqual([])
    expect(await rows('takes', id)).toEqual([])
  })

  test('waits for an answer where thirty do', async () => {
    const { id, browser } = await student()
    await query(
      databaseUrl,
      `insert into letters (student_id, key, text)
       select ${id}, '${id}:' || n, 'x' from generate_series(1, 30) n`,
    )

    const { status, json } = await send(browser)

    expect(status).toBe(429)
    expect(json).toEqual({
      message: 'Your tutor has not answered what you sent before. Please wait for an answer.',
    })
  })

  test('arrives however much others of one class have sent', async () => {
    const others = await Promise.all([1, 2, 3].map(() => student()))
    for (const { browser } of others) {
      for (let n = 0; n < 25; n++) await send(browser, { id: ulidOf(n) })
    }
    const { browser } = await student()

    expect((await send(browser)).status).toBe(201)
  })

  test('is not taken from whoever sends without an end', async () => {
    const { browser } = await student()
    for (let count = 0; count < 60; count++) await send(browser)

    const { status, headers } = await send(browser)

    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  })

  test('has no room where a hundred megabytes are full', async () => {
    const { id, browser } = await student()
    await query(
      databaseUrl,
      `insert into takes (student_id, type, seconds, bytes, data)
       values (${id}, 'audio/webm', 1, ${studentLimits.allTakes - 5}, '')`,
    )

    const { status } = await send(browser, { take: take('more') })

    expect(status).toBe(413)
    expect(await rows('letters', id)).toEqual([])
  })
})

describe('an answer', () => {
  test('with a new recording needs no room beside the one that it replaces', async () => {
    const { id: owner, browser } = await student()
    const { id } = firstOf((await send(browser)).json)
    const answer = (voice: string) =>
      admin.send('POST', `/api/letters/${id}/answer`, { text: '', second: null, take: take(voice) })
    await answer('first')
    const [kept] = await query(
      databaseUrl,
      `select sum(bytes) as bytes from takes where student_id = ${owner}`,
    )
    await query(
      databaseUrl,
      `insert into takes (student_id, type, seconds, bytes, data)
       values (${owner}, 'audio/webm', 1, ${studentLimits.allTakes - Number(kept?.bytes)}, '')`,
    )

    const { status } = await answer('again')

    expect(status).toBe(200)
    expect(await rows('takes', owner)).toHaveLength(2)
  })

  test('at the same moment as another shares the room with it', async () => {
    const { id: owner, browser } = await student()
    const first = firstOf((await send(browser)).json)
    const second = firstOf((await send(browser, { id: ulidOf(2) })).json)
    const { length } = Buffer.from(sound('one'), 'base64')
    await query(
      databaseUrl,
      `insert into takes (student_id, type, seconds, bytes, data)
       values (${owner}, 'audio/webm', 1, ${studentLimits.allTakes - length}, '')`,
    )
    const req = await holding(owner)

    const answers = [first, second].map(({ id }) =>
      admin.send('POST', `/api/letters/${id}/answer`, { take: take('one') }),
    )
    await expect.poll(() => waitingForALock(databaseUrl)).toHaveLength(2)
    await commitTransaction(req)

    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 413])
    expect(await rows('takes', owner)).toHaveLength(2)
  })

  test('comes too late for a student who is deleted at this moment, and hinders nothing', async () => {
    const { id: owner, browser } = await student()
    const { id } = firstOf((await send(browser)).json)
    const req = await holding(owner)

    const answer = admin.send('POST', `/api/letters/${id}/answer`, { take: take('late') })
    await expect.poll(() => waitingForALock(databaseUrl)).toHaveLength(1)
    await payload.delete({ collection: 'students', id: owner, req, overrideAccess: true })
    await commitTransaction(req)

    expect((await answer).status).toBe(404)
    expect(await rows('takes', owner)).toEqual([])
  })

  test('by text and voice, at a second, stands under the same link', async () => {
    const { browser } = await student()
    const { id } = firstOf((await send(browser, { take: take('question') })).json)

    const { status } = await admin.send('POST', `/api/letters/${id}/answer`, {
      text: 'Say ‘th’ here.',
      second: 2,
      take: take('answer'),
    })

    const { json } = await browser.send('GET', '/api/student/letters')
    expect(status).toBe(200)
    expect(json).toMatchObject({
      letters: [
        {
          answer: 'Say ‘th’ here.',
          answerSecond: 2,
          answerTake: { seconds: 3 },
          answeredAt: expect.any(String),
          takesGoAt: expect.any(String),
        },
      ],
    })
  })

  test('that is given again takes the place of the one before, with its recording', async () => {
    const { id: studentId, browser } = await student()
    const { id } = firstOf((await send(browser)).json)
    const path = `/api/letters/${id}/answer`

    for (const voice of ['first', 'second']) {
      await admin.send('POST', path, { take: take(voice) })
    }

    expect(await rows('takes', studentId)).toHaveLength(1)
  })

  test('does not take the place of one that was given elsewhere since, unless it was seen', async () => {
    const { browser } = await student()
    const { id } = firstOf((await send(browser)).json)
    const answer = (text: string, over: string | null) =>
      admin.send('POST', `/api/letters/${id}/answer`, { text, over })
    const first = await answer('In one tab', null)

    const blind = await answer('In another tab', null)

    const kept = z
      .object({ letters: z.tuple([z.object({ answer: z.string(), answeredAt: z.string() })]) })
      .parse((await browser.send('GET', '/api/student/letters')).json).letters[0]
    expect([first.status, blind.status]).toEqual([200, 409])
    expect(kept.answer).toBe('In one tab')
    expect((await answer('In another tab', kept.answeredAt)).status).toBe(200)
  })

  test('of which no word came back is sent again as it is', async () => {
    const { id: owner, browser } = await student()
    const { id } = firstOf((await send(browser)).json)
    const answer = (fields: object) =>
      admin.send('POST', `/api/letters/${id}/answer`, { text: 'Well said', over: null, ...fields })
    await answer({ take: take('answer') })

    const again = await answer({ take: take('answer') })
    const spokenAnew = await answer({ take: take('another') })

    expect([again.status, spokenAnew.status]).toEqual([200, 409])
    expect(await rows('takes', owner)).toHaveLength(1)
  })

  test('to a letter that she has deleted says so', async () => {
    const { browser } = await student()
    const { id } = firstOf((await send(browser)).json)
    await browser.send('DELETE', `/api/student/letters/${id}`)

    const { status, json } = await admin.send('POST', `/api/letters/${id}/answer`, { text: 'x' })

    expect(status).toBe(404)
    expect(json).toEqual({ message: 'The student has deleted this letter, or has been deleted.' })
  })

  test('is given by an admin', async () => {
    const { browser } = await student()
    const { id } = firstOf((await send(browser)).json)

    const answer = await browser.send('POST', `/api/letters/${id}/answer`, { text: 'x' })

    expect(answer.status).toBe(401)
  })
})

describe('her data', () => {
  /** The tables of the whole database in which a recording stands, by the end of its voice. */
  const tablesWith = async (recording: string) => {
    const tables = await query(
      databaseUrl,
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    )
    const parts = tables.map(
      ({ name }) =>
        `select '${name}' as name from "${name}" t where t::text like '%${recording.slice(-24)}%'`,
    )
    return (await query(databaseUrl, parts.join(' union '))).map(({ name }) => name)
  }

  test.each([
    ['all that she sent', ({ browser }: Made) => browser.send('DELETE', '/api/student/results')],
    ['the student', ({ id }: Made) => admin.studio('DELETE', `/students/${id}`)],
    [
      'the letter',
      ({ browser, letter }: Made) => browser.send('DELETE', `/api/student/letters/${letter}`),
    ],
  ])('goes with its recordings when %s is deleted', async (what, remove) => {
    const { id, browser } = await student()
    const other = await student()
    const voice = `voice before ${what}`
    const { id: letter } = firstOf((await send(browser, { take: take(voice) })).json)
    await admin.send('POST', `/api/letters/${letter}/answer`, { take: take('of the tutor') })
    await send(other.browser, { take: take('of somebody else') })
    const before = await tablesWith(sound(voice))

    const { status } = await remove({ id, browser, letter })

    expect(status).toBe(200)
    expect(before).toEqual(['takes'])
    expect(await tablesWith(sound(voice))).toEqual([])
    expect(await rows('letters', id)).toEqual([])
    expect(await rows('takes', id)).toEqual([])
    expect(await rows('takes', other.id)).toHaveLength(1)
  })

  test.each([
    ['the letter', ({ letter }: Made) => `/api/student/letters/${letter}`],
    ['all that she sent', () => '/api/student/results'],
  ])('goes with a recording that the tutor sends while %s is deleted', async (_what, pathOf) => {
    const { id, browser } = await student()
    const { id: letter } = firstOf((await send(browser)).json)
    const answer = (voice: string) =>
      admin.send('POST', `/api/letters/${letter}/answer`, { take: take(voice) })
    await answer('first')
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    onTestFinished(() => killTransaction(req))
    await runSql(req, sql`select from takes where student_id = ${id} for update`)

    const answered = answer('second')
    await expect.poll(() => waitingForALock(databaseUrl)).toHaveLength(1)
    const deleted = browser.send('DELETE', pathOf({ id, browser, letter }))
    await expect.poll(() => waitingForALock(databaseUrl)).toHaveLength(2)
    await commitTransaction(req)

    expect([(await answered).status, (await deleted).status]).toEqual([200, 200])
    expect(await rows('letters', id)).toEqual([])
    expect(await rows('takes', id)).toEqual([])
  })

  test('is handed out with its recordings', async () => {
    const { id, browser } = await student()
    await send(browser, { take: take('to keep') })

    const { json } = await admin.studio('GET', `/students/${id}/data`)

    expect(json).toMatchObject({
      letters: [{ text: 'Dear tutor', take: { type: 'audio/webm', data: sound('to keep') } }],
    })
  })

  test('of another student is not deleted by her', async () => {
    const [one, other] = [await student(), await student()]
    const { id } = firstOf((await send(other.browser, { take: take('hers') })).json)

    await one.browser.send('DELETE', `/api/student/letters/${id}`)

    expect(await rows('letters', other.id)).toHaveLength(1)
  })
})

interface Made {
  id: number
  browser: ContractClient
  letter: number
}
