import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { buildCourse } from '../../../testing/build-content.ts'
import { buildPicture } from '../../../testing/build-pictures.ts'
import { type ContractClient, contractClient, signedIn } from '../../../testing/contract-client.ts'
import { startMailServer } from '../../../testing/mail-server.ts'
import { startObjectStorage } from '../../../testing/object-storage.ts'
import { nothingSet, type RunningProduct, startProduct } from '../../../testing/running-product.ts'
import { seededData } from '../../../testing/seeded-data.ts'
import { freePort } from '../../postgres/free-port.ts'

/** A CDN that notes what it is told. */
async function startCdn() {
  const told: { tags: unknown; token: unknown; header: unknown }[] = []
  const server = createServer(async (request, response) => {
    const { tags } = Object((await json(request)) ?? {})
    const { authorization: token, 'surrogate-key': header } = request.headers
    told.push({ tags, token, header })
    response.end()
  })
  const port = await freePort()
  await once(server.listen(port), 'listening')
  return { told, url: `http://127.0.0.1:${port}/purge`, close: () => server.close() }
}

const started = {
  storage: await startObjectStorage(),
  cdn: await startCdn(),
  smtpPort: await freePort(),
  metricsPort: await freePort(),
  backups: await mkdtemp(join(tmpdir(), 'tutor-backups-')),
}
const { storage, cdn, smtpPort, metricsPort, backups } = started
const mail = await startMailServer(smtpPort)

let product: RunningProduct
let admin: ContractClient

/** Every variable that adds something to the site; those that only say where it is are left. */
const settings = {
  ...storage.env,
  SECRET: 'a secret that only this test knows',
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  SMTP_FROM: 'website@tutor.example',
  TRUST_PROXY: '1',
  LOGIN_LIMIT: '1000',
  CONTACT_LIMIT: '1000',
  CODE_LIMIT: '1000',
  SESSION_IDLE_HOURS: '24',
  SESSION_DAYS: '7',
  FORMER_CERTIFICATE_KEYS: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
  LOG_LEVEL: 'info',
  SLOW_QUERY_MS: '1',
  METRICS_PORT: String(metricsPort),
  METRICS_HOST: '127.0.0.1',
  CDN_SECONDS: '3600',
  CDN_TAG_HEADER: 'Surrogate-Key',
  CDN_PURGE_URL: cdn.url,
  CDN_PURGE_TOKEN: 'a-token',
  BACKUP_DIR: backups,
  BACKUP_KEEP: '2',
  BACKUP_HOUR: '0',
  BACKUP_PASSPHRASE: 'several words that nobody guesses',
  STUDIO_PROCESS: 'own',
}

beforeAll(async () => {
  const port = await freePort()
  product = await startProduct({
    dataDir: await seededData(),
    port,
    env: {
      ...settings,
      SITE_URL: `http://localhost:${port}`,
      LESSON_ORIGIN: `http://lessons.localhost:${port}`,
    },
  })
  admin = await signedIn(product.url)
  return async () => {
    await product.remove()
    await storage.close()
    await mail.close()
    cdn.close()
    await rm(backups, { recursive: true })
  }
})

test('all settings stand in it but those that only say where the site is', () => {
  const where = ['PORT', 'SITE_URL', 'LESSON_ORIGIN', 'DATA_DIR', 'DATABASE_URL']
  const others = ['ADMIN_USERNAME', 'ADMIN_PASSWORD', 'REQUIRE_SECOND_STEP']

  expect([...Object.keys(settings), ...where, ...others].toSorted()).toEqual(
    Object.keys(nothingSet).toSorted(),
  )
})

test('a CDN is told how long, of what, and what has changed', async () => {
  const { headers } = await contractClient(product.url).send('GET', '/api/courses')
  const { id } = await buildCourse(admin)

  expect(headers.get('cache-control')).toContain('s-maxage=3600')
  expect(headers.get('surrogate-key')).toContain('courses')
  await expect
    .poll(() => cdn.told)
    .toContainEqual({
      tags: expect.arrayContaining([`course:${id}`]),
      token: 'Bearer a-token',
      header: expect.stringContaining(`course:${id}`),
    })
})

test('a message is mailed, a picture lies in the bucket, requests are counted', async () => {
  const { status } = await contractClient(product.url).send('POST', '/api/contact', {
    name: 'Ana',
    email: 'ana@example.com',
    message: 'Hello!',
  })
  await buildPicture(admin)
  const counted = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)

  expect(status).toBe(200)
  await expect.poll(() => mail.mails).toHaveLength(1)
  expect(mail.mails[0]?.text).toContain('website@tutor.example')
  expect(storage.asked.some((line) => line.startsWith('PUT media/'))).toBe(true)
  expect(await counted.text()).toContain('tutor_request_duration_seconds')
})

test('a backup of the night is made beside all of them', async () => {
  await expect
    .poll(() => readdir(backups))
    .toEqual([expect.stringMatching(/^nightly-.*\.tar\.gz\.sealed$/)])
})

test('it stops in order', async () => {
  expect(await product.stop()).toBe(0)
})
