import type { RequestListener, Server } from 'node:http'
import type { Payload } from 'payload'
import { finishRestore } from '../../backup/finish-restore.ts'
import { counter } from '../../content/counts/counter.ts'
import { writeCountsFrom } from '../../content/counts/write-counts.ts'
import { followClock } from '../../content/jobs/follow-clock.ts'
import { stopRunningJobs } from '../../content/jobs/job-runner.ts'
import { closeHeldPool } from '../../content/sql/close-held-pool.ts'
import { closeVisitorPool } from '../../content/sql/visitor-pool.ts'
import { madePasswordDays } from '../../contract/made-password.ts'
import { studioPaths } from '../../contract/studio-paths.ts'
import {
  type Environment,
  isDevelopment,
  provideEnvironment,
} from '../../environment/environment.ts'
import { readSecret } from '../../environment/secret.ts'
import { withStartupLock } from '../../postgres/startup-lock.ts'
import { tellingWaits } from '../../postgres/tell-waits.ts'
import { ensureFirstAdmin, type FirstAdmin } from '../../sign-in/first-admin.ts'
import { createApp } from '../app.ts'
import type { AnswerCache } from '../cache/answer-cache.ts'
import { keepAnswers } from '../cache/keep-answers.ts'
import { builtFiles } from '../static/built-files.ts'
import { studio } from '../studio/studio.ts'
import { startDroppingCopies } from './bucket-copies.ts'
import { startNightlyBackups } from './nightly-backups.ts'
import { openPayload } from './open-payload.ts'
import { refuseUnusable } from './refuse-unusable.ts'
import { step } from './step.ts'
import type { Opened } from './stop.ts'

const isDev = isDevelopment()

interface Parts {
  environment: Environment
  databaseUrl: string
  /** Vite's hot reload needs it. */
  server: Server
  opened: Opened
}

/** Opens all that stands on the database; gives what answers requests. */
export async function openSite({
  environment,
  databaseUrl,
  server,
  opened,
}: Parts): Promise<RequestListener> {
  const payload = await tellingWaits(databaseUrl, () =>
    withStartupLock(databaseUrl, async (client) => {
      await refuseUnusable(client)
      return prepare(environment, databaseUrl)
    }),
  )
  const { pool } = payload.db // Payload drops the pool without closing it
  opened.parts.unshift(
    stopRunningJobs,
    () => payload.destroy(),
    () => closeVisitorPool(payload),
    () => closeHeldPool(pool),
  )

  opened.parts.unshift(startNightlyBackups({ environment, databaseUrl, payload }))
  opened.parts.unshift(startDroppingCopies(payload))
  opened.parts.unshift(followClock(payload))

  const counts = writeCountsFrom({ counter, payload })
  opened.parts.unshift(() => counts.close())

  const kept = keepAnswers({ environment, databaseUrl, logger: payload.logger, isDev })
  const { cache, told, hears } = kept
  opened.parts.unshift(() => kept.close())
  const desk = studio({ payload, environment, isDev, onChange: told.show })
  opened.parts.unshift(() => desk.close())
  await desk.open()
  const site = isDev
    ? await (await import('../pages/development.ts')).developmentSite(server)
    : undefined
  if (site) opened.parts.unshift(() => site.close())
  const renderer = site?.renderer ?? (await import('../pages/built-renderer.ts')).builtRenderer()
  const files = site?.middleware ?? builtFiles()
  const metrics = await openMetrics({ environment, opened, payload, cache, hears, studio: desk })
  const parts = { environment, payload, cache, told, renderer, files, isDev, metrics }
  const answer = createApp({ ...parts, studio: desk.handle, beside: desk.beside })
  return (request, response) => {
    answer(request, response)
    desk.notice(request)
  }
}

/** Loaded where METRICS_PORT asks for them: otherwise nothing is counted on a request's way. */
async function openMetrics({
  environment: { METRICS_PORT: port, METRICS_HOST: host },
  opened,
  ...parts
}: Pick<Parts, 'environment' | 'opened'> & {
  payload: Payload
  cache: AnswerCache
  hears(): boolean
  studio: { isUp(): boolean }
}) {
  if (!port) return undefined
  const { serveMetrics } = await import('../metrics/serve-metrics.ts')
  const { requests, close } = await serveMetrics({ port, host, ...parts })
  opened.parts.unshift(close)
  return requests
}

/** The secret, schema, sample content and first admin; one replica at a time, and beside no restore. */
async function prepare(environment: Environment, databaseUrl: string) {
  await finishRestore(databaseUrl, environment.DATA_DIR)
  provideEnvironment({ DATABASE_URL: databaseUrl, SECRET: await readSecret(environment) })
  const payload = await step('Content system and migrations', () => openPayload({ runsJobs: true }))
  const { seedOnce } = await import('../../../seed/seed-once.ts')
  await step('Sample content', () => seedOnce(payload))
  tellFirstAdmin(await ensureFirstAdmin(payload, environment), environment)
  return payload
}

/** Printed right away: the password is shown only this once, even if the start fails later. */
function tellFirstAdmin(firstAdmin: FirstAdmin | null, { siteUrl }: Environment): void {
  if (firstAdmin?.generatedPassword) {
    console.log(`
  Your sign-in details, shown only this once:
  Username ${firstAdmin.username}
  Password ${firstAdmin.generatedPassword}
  It signs you in for ${madePasswordDays} days. Choose your own in the studio: ${siteUrl}${studioPaths.account}`)
  } else if (firstAdmin) {
    console.log(`
  Sign in as ${firstAdmin.username} with the password in ADMIN_PASSWORD.`)
  }
}
