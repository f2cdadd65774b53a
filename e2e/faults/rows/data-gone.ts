import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Figure } from '../../../bench/row.ts'
import { treeOf } from '../../../bench/stage/process.ts'
import { isAlive } from '../../../cms/postgres/postgres-process.ts'
import { buildCourse } from '../../../testing/build-content.ts'
import { buildPicture, drawPicture, uploadPicture } from '../../../testing/build-pictures.ts'
import { type ContractClient, contractClient, signedIn } from '../../../testing/contract-client.ts'
import { sendPage, zipOf } from '../../../testing/page-uploads.ts'
import type { RunningProduct } from '../../../testing/running-product.ts'
import { untilStudioAnswers } from '../../../testing/until-studio-answers.ts'
import { counted, type Fault, longest, none } from '../fault.ts'
import { postmasterOf } from '../ground/postmaster.ts'
import { lastingData, startSite } from '../ground/site.ts'

const pages = ['/', '/courses', '/course/1', '/api/courses', '/about']
const wellMs = 3_000
const message = { name: 'Anna', email: 'anna@example.com', message: 'Hello' }

/** As a disk or a share that is unplugged; with its own Postgres dead, so that it has to start again. */
export const dataGone: Fault = {
  name: 'data-gone',
  does: 'the data folder goes away, its Postgres dies, and the folder comes back',
  times: 3,
  async inject(times) {
    const dataDir = await lastingData()
    const site = await startSite({ dataDir })
    const admin = await signedIn(site.url)
    await untilStudioAnswers(admin)
    const { id: course } = await buildCourse(admin)
    const picture = await buildPicture(admin)
    const visitor = contractClient(site.url)
    const all = { uploads: 0, pages: 0, writes: 0, made: 0, lost: 0 }
    const wellAfter: number[] = []
    const aside = `${dataDir}-away`
    for (let round = 0; round < times; round++) {
      for (const path of pages) await visitor.send('GET', path)
      const postmaster = await postmasterOf(dataDir)
      await rename(dataDir, aside)
      all.uploads += await unclear(admin, course)
      all.made += existsSync(dataDir) ? 1 : 0
      process.kill(postmaster, 'SIGKILL')
      await wait(500)
      for (let n = 0; n < 20; n++, await wait(100)) {
        const page = await visitor.send('GET', pages[n % pages.length] ?? '/')
        const write = await visitor.send('POST', '/api/contact', message)
        all.pages += page.status === 200 ? 0 : 1
        all.writes += write.status === 503 && write.headers.has('retry-after') ? 0 : 1
      }
      all.made += existsSync(dataDir) ? 1 : 0
      await rename(aside, dataDir)
      wellAfter.push(await untilReady(site))
      all.lost += (await visitor.send('GET', picture.url)).status === 200 ? 0 : 1
      const again = await uploadPicture(admin, await drawPicture().png().toBuffer())
      all.lost += again.status === 201 ? 0 : 1
    }
    return [
      counted('times', times),
      none('files not refused in words', all.uploads),
      none('kept pages that failed', all.pages),
      none('messages not told 503 with Retry-After', all.writes),
      none('data folders made anew in its place', all.made),
      none('pictures lost, or refused afterwards', all.lost),
      longest('from its return until ready', wellAfter, wellMs),
      ...(await stoppedWithout(site, dataDir)),
    ]
  },
}

/** A stop while it is away leaves nothing behind. */
async function stoppedWithout(site: RunningProduct, dataDir: string): Promise<Figure[]> {
  const processes = treeOf(site.pid)
  await rename(dataDir, `${dataDir}-away`)
  const code = await site.stop()
  const left = processes.filter(isAlive).length
  await rename(`${dataDir}-away`, dataDir)
  return [
    none('stops without it that did not end with 0', code === 0 ? 0 : 1),
    none('processes left behind, Postgres among them', left),
  ]
}

async function unclear(admin: ContractClient, course: number): Promise<number> {
  const picture = await uploadPicture(admin, await drawPicture().png().toBuffer())
  const zip = zipOf({ 'index.html': '<p>Hello</p>', 'a.js': `/* ${Math.random()} */` })
  const page = await sendPage(admin, { path: `/api/courses/${course}/lessons/page`, zip })
  const answers = [
    { status: picture.status, text: await picture.text() },
    { status: page.status, text: JSON.stringify(page.json) },
  ]
  const bad = answers.filter(({ status, text }) => status !== 503 || !text.includes('its files'))
  for (const { status, text } of bad) console.log(`    ${status} ${text.slice(0, 200)}`)
  return bad.length
}

async function untilReady({ url }: RunningProduct): Promise<number> {
  const begun = performance.now()
  while ((await fetch(`${url}/readyz`)).status !== 200) {
    if (performance.now() - begun > 60_000) throw new Error('Not ready a minute after it was back.')
    await wait(20)
  }
  return performance.now() - begun
}
