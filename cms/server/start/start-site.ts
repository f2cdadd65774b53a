import type { RequestListener } from 'node:http'
import { isUnreachable } from '../../content/sql/unreachable.ts'
import { type Environment, isDevelopment, readEnvironment } from '../../environment/environment.ts'
import { keepOthersOut } from '../../environment/keep-others-out.ts'
import { loadEnvironmentFile } from '../../environment/settings-file.ts'
import { outliveReaders } from '../../log/outlive-errors.ts'
import type { OldData } from '../../postgres/data-version.ts'
import { openDatabase } from '../../postgres/open-database.ts'
import { listen } from '../connections/listen.ts'
import { collectAlone, collectEarly } from './garbage.ts'
import type { KeptCode } from './kept-code.ts'
import { step } from './step.ts'
import { closeAll, type Opened, stopAtOnce, stopServing } from './stop.ts'
import { wordsOfEnd } from './words-of-end.ts'

/** Aborted once a signal has come. */
const leaving = new AbortController()

interface Parts {
  opened: Opened
  /** Null where the code is not built. */
  keptCode: KeptCode | null
}

/** Starts the product and keeps it running until a signal stops it. */
export async function startSite({ keptCode }: Pick<Parts, 'keptCode'>): Promise<void> {
  outliveReaders()
  keepOthersOut()
  const opened: Opened = { parts: [], database: async () => {} }
  try {
    await start({ opened, keptCode })
  } catch (error) {
    if (leaving.signal.aborted) return // whoever stops it says the rest
    console.error(wordsOfEnd(error))
    await closeAll(opened).catch((problem: unknown) => console.error(problem))
    process.exit(1)
  }
}

async function start({ opened, keptCode }: Parts): Promise<void> {
  loadEnvironmentFile()
  const environment = readEnvironment()
  const server = await listen(environment.PORT)
  server.on('request', stillStarting)
  stopOnSignals({
    stop() {
      leaving.abort()
      return isDevelopment() ? stopAtOnce(server, opened) : stopServing(server, opened)
    },
    quit: () => opened.quitDatabase?.(),
  })

  const patience = { mayPass: isUnreachable }
  const { signal } = leaving
  let onAsked = () => {}
  const isAsked = new Promise<void>((resolve) => {
    onAsked = resolve
  })
  const opening = step('Database', () =>
    openDatabase(environment, { patience, signal, upgrade, onAsked }),
  )
  // A stop in the meantime waits for this, so that no Postgres is left behind.
  opened.database = () => opening.catch(() => undefined).then((running) => running?.stop())
  // Postgres starts while the code is loaded, which lets nothing else happen.
  await Promise.race([isAsked, opening.catch(() => undefined)])
  const [database, { openSite }] = await Promise.all([opening, import('./open-site.ts')])
  opened.quitDatabase = database.quit
  const databaseUrl = database.url
  const answer = await openSite({ environment, databaseUrl, server, opened })
  if (leaving.signal.aborted) return // whoever stops it sends everybody away
  server.off('request', stillStarting)
  server.on('request', answer)
  if (!keptCode || keptCode.isWhole()) settle()
  else setTimeout(() => keptCode.keep().then(settle), firstPagesMs).unref()
  tellAddresses(environment)
}

/** The first pages have been made by then, and what they run is compiled. */
const firstPagesMs = 5_000

/**
 * From now on: what is loaded at the start stays. Code that was compiled with other flags cannot be
 * loaded by the next start, so these come after it was kept.
 */
function settle(): void {
  collectEarly()
  collectAlone()
}

/** Needed once in years. */
async function upgrade(old: OldData): Promise<void> {
  const { upgradeData } = await import('../../upgrade/upgrade-data.ts')
  await upgradeData(old, { step, say: console.log, signal: leaving.signal })
}

const stillStarting: RequestListener = (_request, response) => {
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '2' })
  response.end('The site is starting. Please try again in a moment.')
}

/** Ctrl+C reaches this process from the terminal, and once more from npm. */
const echoMs = 500

/** The first signal stops in order, a second one at once. */
function stopOnSignals({ stop, quit }: { stop: () => Promise<void>; quit: () => void }): void {
  let begun: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (begun !== undefined) {
        if (performance.now() - begun < echoMs) return
        quit()
        process.exit(1)
      }
      begun = performance.now()
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
