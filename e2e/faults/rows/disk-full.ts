import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { treeOf } from '../../../bench/stage/process.ts'
import { isAlive } from '../../../cms/postgres/postgres-process.ts'
import { drawPicture, uploadPicture } from '../../../testing/build-pictures.ts'
import { type ContractClient, contractClient, signedIn } from '../../../testing/contract-client.ts'
import { databaseUrl } from '../../../testing/databases.ts'
import { sendPage, zipOf } from '../../../testing/page-uploads.ts'
import { nothingSet } from '../../../testing/running-product.ts'
import { counted, type Fault, longest, none } from '../fault.ts'
import { startSite } from '../ground/site.ts'
import { type SmallDisk, smallDisk } from '../ground/small-disk.ts'
import { openWriters } from '../ground/writers.ts'
import {
  figuresOf,
  startWriting,
  type Tally,
  tallyOf,
  untilAcknowledged,
} from '../ground/writing.ts'

const pages = ['/', '/courses', '/course/1', '/api/courses', '/about']
const fullMs = 8_000
/** Everything is well this soon after there is room again. */
const wellMs = 5_000

/** The disk of the data folder, with its Postgres, pictures and uploaded pages, runs full. */
export const diskFull: Fault = {
  name: 'disk-full',
  does: 'the disk with the data folder runs full while all kinds of writes go on, then has room',
  times: 3,
  async inject(times) {
    const disk = await smallDisk(700)
    // What is received is laid there first.
    const site = await startSite({ dataDir: disk.dataDir, env: { TMPDIR: disk.dataDir } })
    const writers = await openWriters(site.url)
    const admin = await signedIn(site.url)
    const visitor = contractClient(site.url)
    for (const path of pages) await visitor.send('GET', path)
    const tallies: Tally[] = []
    const wellAfter: number[] = []
    const all = { pages: 0, refused: 0, unclear: 0, backups: 0, parts: 0 }
    for (let round = 0; round < times; round++) {
      const writing = startWriting(writers)
      await wait(1_500)
      await disk.fill()
      for (const end = performance.now() + fullMs; performance.now() < end; await wait(100)) {
        const { status } = await visitor.send('GET', pages[round % pages.length] ?? '/')
        all.pages += status === 200 ? 0 : 1
      }
      all.refused += writing.told.reduce((sum, { failedAt }) => sum + failedAt.length, 0)
      all.unclear += await unclearUploads(admin)
      const backup = await backUp(disk)
      all.backups += backup.isTold ? 0 : 1
      all.parts += backup.parts
      await disk.free()
      const free = performance.now()
      await untilAcknowledged(writing.told, free)
      const told = await writing.stop()
      wellAfter.push(Math.max(free, ...told.flatMap(({ failedAt }) => failedAt)) - free)
      tallies.push(...(await tallyOf(told, await databaseUrl(disk.dataDir))))
    }
    const processes = treeOf(site.pid)
    const code = await site.stop()
    return [
      ...figuresOf(tallies),
      counted('writes refused while it was full', all.refused),
      none('kept pages that failed', all.pages),
      none('files not refused in words', all.unclear),
      none('backups that did not say why', all.backups),
      none('half backups left', all.parts),
      longest('from room to the last refusal', wellAfter, wellMs),
      none('stops that did not end with 0', code === 0 ? 0 : 1),
      none('processes left behind', processes.filter(isAlive).length),
    ]
  },
}

/** A picture and a page with files, too large for what is left. */
async function unclearUploads(admin: ContractClient): Promise<number> {
  const picture = await uploadPicture(admin, await drawPicture(2_000).png().toBuffer())
  const files = { 'index.html': '<p>Hello</p>', 'a.js': `/* ${'a'.repeat(300_000)} */` }
  const page = await sendPage(admin, { path: '/api/courses/1/lessons/page', zip: zipOf(files) })
  const answers = [
    { status: picture.status, text: await picture.text() },
    { status: page.status, text: JSON.stringify(page.json) },
  ]
  const unclear = answers.filter(
    ({ status, text }) => status !== 503 || !/disk|database/.test(text),
  )
  for (const { status, text } of unclear) console.log(`    ${status} ${text.slice(0, 200)}`)
  return unclear.length
}

/** `npm run backup` beside the running site, onto the same disk. */
async function backUp({ dataDir }: SmallDisk): Promise<{ isTold: boolean; parts: number }> {
  const child = spawn(process.execPath, ['dist/server/backup.cjs'], {
    env: { ...nothingSet, NODE_ENV: 'production', PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      printed += String(chunk)
    })
  }
  await once(child, 'close')
  const names = await readdir(join(dataDir, 'backups')).catch(() => [])
  const isTold = child.exitCode === 1 && !/\n\s+at /.test(printed)
  if (!isTold) console.log(printed)
  return { isTold, parts: names.filter((name) => name.endsWith('.part')).length }
}
