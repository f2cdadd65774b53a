import type { RequestListener } from 'node:http'
import type { Tags } from '../../content/content-tags.ts'
import { stopRunningJobs } from '../../content/jobs/job-runner.ts'
import {
  type Environment,
  isDevelopment,
  loadEnvironmentFile,
  provideEnvironment,
  readEnvironment,
  StartError,
} from '../../environment/environment.ts'
import { readSecret } from '../../environment/secret.ts'
import { openDatabase } from '../../postgres/connect.ts'
import { withStartupLock } from '../../postgres/startup-lock.ts'
import { ensureFirstAdmin, type FirstAdmin } from '../../sign-in/first-admin.ts'
import { createApp } from '../app.ts'
import { createAnswerCache } from '../cache/answer-cache.ts'
import { cdnHeaders } from '../cache/cdn-headers.ts'
import { createCdnPurges } from '../cache/cdn-purges.ts'
import { listenForContentChanges } from '../cache/content-listener.ts'
import { securityHeaders } from '../security-headers.ts'
import { builtFiles } from '../static/built-files.ts'
import { studio } from '../studio/studio.ts'
import { listen } from './listen.ts'
import { openPayload } from './open-payload.ts'
import { step } from './steps.ts'
import { closeAll, type Opened, stopServing } from './stop.ts'

const isDev = isDevelopment()

/** Starts the product and keeps it running until a signal stops it. */
async function start(opened: Opened): Promise<void> {
  loadEnvironmentFile()
  const environment = readEnvironment()
  const server = await listen(environment.PORT)
  server.on('request', stillStarting)
  stopOnSignals(() => stopServing(server, opened))

  const opening = step('Database', () => openDatabase(environment))
  // A stop in the meantime waits for this, so that no Postgres is left behind.
  opened.database = () => opening.catch(() => undefined).then((running) => running?.stop())
  const database = await opening
  provideEnvironment({ DATABASE_URL: database.url, SECRET: await readSecret(environment) })
  const payload = await withStartupLock(database.url, () => prepare(environment))
  const { pool } = payload.db // Payload drops the pool without closing it
  opened.parts.unshift(
    stopRunningJobs,
    () => payload.destroy(),
    () => pool.end(),
  )

  const onChange = (tags: Tags) => cache.drop(tags)
  const purges = createCdnPurges({ settings: environment, logger: payload.logger })
  const changes = listenForContentChanges({
    databaseUrl: database.url,
    onChange(tags) {
      onChange(tags)
      if (changes.leads()) purges.purge(tags)
    },
  })
  opened.parts.unshift(() => changes.close())
  // In development a page also changes with its code, and nothing reports that.
  const cache = createAnswerCache({
    isTrusted: () => !isDev && changes.isListening(),
    headers: securityHeaders(environment, { isDev }),
    keptHeaders: (tags) => cdnHeaders(environment, tags),
  })
  const desk = studio({ payload, environment, isDev, onChange })
  opened.parts.unshift(() => desk.close())
  await desk.open()
  const site = isDev
    ? await (await import('../pages/development.ts')).developmentSite(server)
    : undefined
  if (site) opened.parts.unshift(() => site.close())
  const renderer = site?.renderer ?? (await import('../pages/built-renderer.ts')).builtRenderer()
  const files = site?.middleware ?? builtFiles()
  const parts = { environment, payload, cache, renderer, files, isDev }
  const app = createApp({ ...parts, studio: desk.handle })
  server.off('request', stillStarting)
  server.on('request', app)
  server.on('request', desk.notice)
  tellAddresses(environment)
}

/** Schema, sample content and first admin; one replica at a time. */
async function prepare(environment: Environment) {
  const payload = await step('Content system and migrations', () => openPayload({ runsJobs: true }))
  const { seedOnce } = await import('../../../seed/seed.ts')
  await step('Sample content', () => seedOnce(payload))
  tellFirstAdmin(await ensureFirstAdmin(payload, environment))
  return payload
}

const stillStarting: RequestListener = (_request, response) => {
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '2' })
  response.end('The site is starting. Please try again in a moment.')
}

function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      console.log('\nStopping …')
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
  }
}

/** Printed right away: the password is shown only this once, even if the start fails later. */
function tellFirstAdmin(firstAdmin: FirstAdmin | null): void {
  if (firstAdmin?.generatedPassword) {
    console.log(`
  Your sign-in details, shown only this once:
  Username ${firstAdmin.username}
  Password ${firstAdmin.generatedPassword}`)
  } else if (firstAdmin) {
    console.log(`
  Sign in as ${firstAdmin.username} with the password in ADMIN_PASSWORD.`)
  }
}

function tellAddresses({ siteUrl, lessonOrigin }: Environment): void {
  console.log(`
  Site     ${siteUrl}
  Sign in  ${siteUrl}/admin/login
  Studio   ${siteUrl}/studio`)
  if (!lessonOrigin) {
    console.log(`
  LESSON_ORIGIN is not set: lessons opened in their own tab have no microphone and no storage.`)
  }
  console.log('\n  Press Ctrl+C to stop.\n')
}

const opened: Opened = { parts: [], database: async () => {} }
start(opened).catch(async (error: unknown) => {
  console.error(error instanceof StartError ? `\n${error.message}\n` : error)
  await closeAll(opened).catch((problem: unknown) => console.error(problem))
  process.exit(1)
})
