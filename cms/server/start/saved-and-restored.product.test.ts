import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { buildCourse, uniqueText } from '../../../testing/build-content.ts'
import { buildPicture } from '../../../testing/build-pictures.ts'
import { builtCommand } from '../../../testing/built-command.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { type RunningProduct, startProduct } from '../../../testing/running-product.ts'
import { seededData, startSeededProduct } from '../../../testing/seeded-data.ts'
import { untilStudioAnswers } from '../../../testing/until-studio-answers.ts'
import { waitingFiles } from '../../backup/swap-files.ts'

/** Beside the product. */
const command = (name: string, dataDir: string, args: string[]) =>
  builtCommand(name, { dataDir, port: new URL(product.url).port }, args)

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tutor-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))
  return folder
}

const name = uniqueText('Saved')
let product: RunningProduct
let picture: number

beforeAll(async () => {
  product = await startSeededProduct()
  const admin = await signedIn(product.url)
  await buildCourse(admin, { name })
  picture = (await buildPicture(admin)).id
  return () => product.remove()
})

test('a running site is backed up, and another one is begun with it', async () => {
  const [out, dataDir] = [await newFolder(), await newFolder()]

  const saved = await command('backup', product.dataDir, [out])
  const [file = ''] = await readdir(out)
  const restored = await command('restore', dataDir, [join(out, file)])

  expect([saved.code, restored.code]).toEqual([0, 0])
  const second = await startProduct({ dataDir })
  onTestFinished(() => second.remove())
  const visitor = contractClient(second.url)
  expect((await visitor.send('GET', '/api/courses')).text).toContain(name)
  const admin = await signedIn(second.url) // by the password of the first
  await untilStudioAnswers(admin)
  const { json } = await admin.studio('GET', `/media/${picture}`)
  const { url } = z.object({ url: z.string() }).parse(json)
  expect((await fetch(new URL(url, second.url))).status).toBe(200)
})

test('a running site is not restored over', async () => {
  const out = await newFolder()
  await command('backup', product.dataDir, [out])
  const [file = ''] = await readdir(out)

  const { code, text } = await command('restore', product.dataDir, [join(out, file), '--replace'])

  expect(code).toBe(1)
  expect(text).toContain('Stop it first')
})

test('a site whose restore was killed before its rows were stored starts with its own files', async () => {
  const dataDir = await seededData()
  const secret = () => readFile(join(dataDir, 'secret'), 'utf8')
  const own = await secret()
  const files = await waitingFiles(dataDir, { restoreId: 'killed', keepsSecret: false })
  await files.add('secret', bytes('of the backup, and longer than thirty-two'))
  await files.swap()

  const started = await startProduct({ dataDir })
  onTestFinished(() => started.remove())

  expect(await secret()).toBe(own)
})

async function* bytes(text: string) {
  yield Buffer.from(text)
}

test('the doctor finds nothing wrong with it', async () => {
  const { code, text } = await command('doctor', product.dataDir, ['--json'])

  expect([code, JSON.parse(text).isWell]).toEqual([0, true])
})
