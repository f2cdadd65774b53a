import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempt } from '../../testing/attempt-sign-in.ts'
import { buildAdmin } from '../../testing/build-admin.ts'
import { buildCourse, buildLesson, uploadLesson } from '../../testing/build-content.ts'
import { buildCode, buildStudent, linkOf, openLink } from '../../testing/build-student.ts'
import { type ContractClient, contractClient, signedIn } from '../../testing/contract-client.ts'
import { eventually } from '../../testing/eventually.ts'
import { failCommits, letCommits } from '../../testing/failing-commits.ts'
import { type RunningProduct, testAdmin } from '../../testing/running-product.ts'
import { startSeededProduct } from '../../testing/seeded-data.ts'
import { untilStudioAnswers } from '../../testing/until-studio-answers.ts'
import { contract } from '../api/contract.ts'

// Words that stand nowhere else are put wherever people write something, and looked for in the log
// at its loudest: names, mail addresses, messages, passwords, codes, tokens, cookies, links.

const word = `canary${randomUUID().replaceAll('-', '')}`
const texts = {
  name: word,
  email: `${word}@example.com`,
  subject: word,
  message: word,
  title: word,
  username: word,
  password: `${word}-password`,
  currentPassword: word,
  code: word,
  text: word,
  html: word,
  htmlContent: `<p>${word}</p>`,
  key: word,
  secret: word,
  sealed: word,
  link: word,
  note: word,
  lessonNumber: word,
  rows: [{ word }],
  agreed: true,
}

let product: RunningProduct
let tutor: ContractClient
let student: ContractClient
/** What must not be told, besides the word. */
let secrets: string[]

beforeAll(async () => {
  const env = { LOG_LEVEL: 'debug', SLOW_QUERY_MS: '1' }
  product = await startSeededProduct({ env })
  tutor = await signedIn(product.url)
  await untilStudioAnswers(tutor)
  const { id: course } = await buildCourse(tutor, { name: word })
  await buildLesson(tutor, { course, title: word, objectives: [{ text: word }] })
  const uploaded = await uploadLesson(tutor, course, `<title>A</title><p>${word}</p>`)
  const { id } = await buildStudent(tutor, { name: word, note: word })
  const link = await linkOf(tutor, id)
  student = contractClient(product.url)
  await openLink(student, link)
  const { code } = await buildCode(tutor, {
    label: word,
    grants: [{ scope: 'lesson', lesson: uploaded.id }],
  })
  const second = await buildAdmin(tutor)
  const tab = await tutor.send('GET', `/lesson-documents/${uploaded.id}/interactive`)
  const ticket = new URL(tab.headers.get('location') ?? '').searchParams.get('ticket') ?? ''
  secrets = [
    ...[word, testAdmin.password, second.password, code, ticket, link.split('#')[1] ?? ''],
    ...[...tutor.cookies.values(), ...student.cookies.values()],
  ]
})

afterAll(() => product.remove())

/** They would end the sessions with which we ask. */
const leftAlone = ['/api/admin/logout', '/api/admin/sessions', '/api/student/leave']

/** Every call of the contract, with the word wherever something is written. */
async function askEverything(client: ContractClient): Promise<number> {
  const asked = contract.filter(({ path }) => !leftAlone.some((start) => path.startsWith(start)))
  for (const { method, path, queryNames } of asked) {
    const query = [...queryNames, 'returnTo'].map((name) => `${name}=${word}`).join('&')
    const address = `${path.replace(/:\w+/g, '1')}?${query}`
    await client.send(method.toUpperCase(), address, method === 'get' ? undefined : texts)
  }
  return asked.length
}

async function workInTheStudio(): Promise<void> {
  for (const collection of ['students', 'contact-messages', 'admins', 'courses', 'lessons']) {
    await tutor.send('GET', `/studio/api/${collection}?where[name][like]=${word}`)
    await tutor.studio('POST', `/${collection}`, texts)
    await tutor.studio('PATCH', `/${collection}/1`, texts)
  }
  await tutor.studio('POST', '/admins/login', texts)
  await tutor.send('GET', `/draft/${word}`)
  await tutor.send('GET', `/preview/lessons/1?search=${word}`)
  await tutor.send('POST', '/api/contact', `{"name": "${word}"`)
}

async function everything(): Promise<void> {
  const stranger = contractClient(product.url)
  await attempt(stranger, { username: word, password: word })
  await attempt(stranger, { username: testAdmin.username, password: word })
  await stranger.send('POST', '/api/student/link', { secret: word })
  await workInTheStudio()
  for (const client of [stranger, student, tutor]) await askEverything(client)
}

function told(): string[] {
  const log = product.log()
  return secrets.filter((secret) => log.includes(secret))
}

test('what is looked for is long enough to be found', () => {
  expect(secrets.length).toBeGreaterThan(7)
  expect(Math.min(...secrets.map((secret) => secret.length))).toBeGreaterThan(7)
})

test('nothing that people wrote or that opens a door is in the log while all goes well', async () => {
  await everything()

  await eventually(() => expect(product.log()).toContain('"/draft/…"'))
  expect(product.log()).toContain('A statement took')
  expect(told()).toEqual([])
})

test('nor while everything that is written fails', async () => {
  await failCommits(product.dataDir, 'refused')

  await everything().finally(() => letCommits(product.dataDir))

  await eventually(() => expect(product.log()).toContain('A statement failed'))
  expect(product.log()).toContain('"A request failed"')
  expect(told()).toEqual([])
})
