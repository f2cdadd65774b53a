import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildCourse, uniqueText } from '../../../testing/build-content.ts'
import { buildPicture } from '../../../testing/build-pictures.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { sendPage, zipOf } from '../../../testing/page-uploads.ts'
import { openRequest } from '../../../testing/raw-request.ts'
import { type RunningProduct, startProduct } from '../../../testing/running-product.ts'
import { startSeededProduct } from '../../../testing/seeded-data.ts'
import { pageUploadPaths } from '../../contract/page-files.ts'
import { UploadedPage } from '../../contract/uploaded-page.ts'

async function startForThisTest(dataDir?: string): Promise<RunningProduct> {
  const product = await (dataDir ? startProduct({ dataDir }) : startSeededProduct())
  onTestFinished(() => product.remove())
  return product
}

/** A message of which the last byte has not come yet; the server has seen its head. */
async function beginMessage({ url }: RunningProduct) {
  const body = JSON.stringify({ name: 'Anna', email: 'anna@example.com', message: 'Hello' })
  const request = openRequest(url, [
    ...['POST /api/contact HTTP/1.1', `Host: ${new URL(url).host}`, 'Expect: 100-continue'],
    ...['Content-Type: application/json', `Content-Length: ${body.length}`, '', ''],
  ])
  await expect.poll(request.received).toContain('100 Continue')
  request.write(body.slice(0, -1))
  onTestFinished(request.close)
  return { ...request, finish: () => request.write(body.slice(-1)) }
}

/** Stops it; `ended` gives the exit code once there is one. */
function stop(product: RunningProduct, signal: NodeJS.Signals) {
  let exitCode: number | null | undefined
  product.stop(signal).then((code) => {
    exitCode = code
  })
  return { ended: () => exitCode }
}

test('SIGTERM finishes the request that is open, takes no other, then ends with 0', async () => {
  const product = await startForThisTest()
  const message = await beginMessage(product)

  const { ended } = stop(product, 'SIGTERM')
  await expect.poll(product.log).toContain('Stopping')
  const late = () =>
    fetch(`${product.url}/api/site`, { headers: { connection: 'close' } }).then(
      () => 'taken',
      () => 'refused',
    )
  await expect.poll(late).toBe('refused')
  message.finish()

  await expect.poll(message.received).toContain('HTTP/1.1 200 OK')
  await expect.poll(ended).toBe(0)
})

test('a terminal that is closed ends it in the same way', async () => {
  const product = await startForThisTest()

  const exitCode = await product.stop('SIGHUP')

  expect(exitCode).toBe(0)
  expect(postgresOf(product)).toEqual([])
})

test('before that it sends everybody away', async () => {
  const product = await startForThisTest()
  await beginMessage(product) // somebody is connected
  const closing = () =>
    fetch(`${product.url}/readyz`).then(({ status, headers }) => [
      status,
      headers.get('connection'),
    ])
  expect(await closing()).toEqual([200, 'keep-alive'])

  stop(product, 'SIGTERM')
  await expect.poll(closing, { interval: 5 }).toEqual([503, 'close'])
  const { status, headers } = await fetch(`${product.url}/courses`)

  expect([status, headers.get('connection')]).toEqual([200, 'close'])
})

test('a second signal ends it at once, its Postgres too', async () => {
  const product = await startForThisTest()
  await beginMessage(product) // would be waited for

  const { ended } = stop(product, 'SIGTERM')
  await expect.poll(product.log).toContain('Stopping')
  const again = setInterval(() => void product.stop('SIGTERM'), 200) // also when it has just ended
  await expect.poll(ended).toBe(1)
  clearInterval(again)

  await expect.poll(() => postgresOf(product)).toEqual([])
})

test('a request that never ends does not hold it up, nor does the studio', async () => {
  const product = await startForThisTest()
  const admin = await signedIn(product.url)
  await admin.send('GET', '/studio')
  await beginMessage(product)

  const { ended } = stop(product, 'SIGINT')

  await expect.poll(ended).toBe(0)
  const postgresLives = () => existsSync(join(product.dataDir, 'postgres/postmaster.pid'))
  await expect.poll(postgresLives).toBe(false)
})

test('killed and started again, it has all that was acknowledged, with its files', async () => {
  const killed = await startForThisTest()
  const admin = await signedIn(killed.url)
  const course = await buildCourse(admin, { name: uniqueText('Course') })
  const picture = await buildPicture(admin)
  const zip = zipOf({ 'index.html': '<title>Page</title>', 'page.js': '// A script' })
  const sent = await sendPage(admin, { path: pageUploadPaths.create(course.id), zip })
  const { lesson } = UploadedPage.parse(sent.json)
  await contractClient(killed.url).send('POST', '/api/contact', {
    name: 'Anna',
    email: 'anna@example.com',
    message: String(course.name),
  })

  const exitCode = await killed.stop('SIGKILL')
  const again = await startForThisTest(killed.dataDir)
  const tutor = await signedIn(again.url)
  const visitor = contractClient(again.url)
  const page = await fetch(`${again.url}/lesson-documents/${lesson.id}`)

  expect(exitCode).toBeNull()
  expect((await visitor.send('GET', '/api/courses')).text).toContain(course.name)
  expect((await tutor.studio('GET', '/contact-messages')).text).toContain(course.name)
  expect((await visitor.send('GET', picture.url)).status).toBe(200)
  expect((await visitor.send('GET', picture.sizes.small.url)).status).toBe(200)
  expect((await fetch(new URL('page.js', page.url))).status).toBe(200)
})

/** Every process that was started with a path in the product's data folder: Postgres's. */
const postgresOf = ({ dataDir }: RunningProduct) =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .filter((pid) => commandOf(pid).includes(join(dataDir, 'postgres')))
    .map(Number)

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return '' // it has ended meanwhile
  }
}

const isReady = ({ url }: RunningProduct) =>
  fetch(`${url}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  )

/** Kills its Postgres as a crash would; gives the number of the dead process. */
function killPostgres(product: RunningProduct): number {
  const [pid = 0] = postgresOf(product)
  expect(pid).toBeGreaterThan(0)
  process.kill(pid, 'SIGKILL')
  return pid
}

test('a Postgres that was started again is stopped like the first', async () => {
  const product = await startForThisTest()
  const killed = killPostgres(product)
  await expect.poll(product.log).toContain('being restarted')
  await expect.poll(() => isReady(product)).toBe(true)
  expect(postgresOf(product)).not.toContain(killed)

  const { ended } = stop(product, 'SIGTERM')

  await expect.poll(ended).toBe(0)
  expect(postgresOf(product)).toEqual([])
})

test('a Postgres that is just being started again is not left behind', async () => {
  const product = await startForThisTest()
  killPostgres(product)
  await expect.poll(product.log, { interval: 5 }).toContain('being restarted')

  const { ended } = stop(product, 'SIGTERM')

  await expect.poll(ended).not.toBeUndefined()
  expect(postgresOf(product)).toEqual([])
})
