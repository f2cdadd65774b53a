import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { variableNames } from '../cms/environment/variables.ts'
import { freePort } from '../cms/postgres/free-port.ts'

const startLimitMs = 280_000

/** What a developer has set in `.env` is not for tests. */
export const nothingSet = Object.fromEntries(variableNames.map((name) => [name, '']))

export interface Credentials {
  username: string
  password: string
}

/** How the image starts it (decision 67). */
export const asTheImage = {
  flags: ['--max-semi-space-size=8'],
  env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
} as const

/** How tests sign in. */
export const testAdmin: Credentials = { username: 'tutor', password: 'a-password-for-tests' }

/** Lets the many sign-ins and messages of tests pass, which all come from one address. */
export const manyAttempts = { LOGIN_LIMIT: '100000', CONTACT_LIMIT: '100000', CODE_LIMIT: '100000' }

export interface RunningProduct {
  /** Where it listens, for example http://localhost:41234; the site's origin without SITE_URL. */
  url: string
  dataDir: string
  pid: number
  /** What the process printed so far. */
  log(): string
  /** Sends the signal and gives the exit code; null where the signal ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
  /** Ends it and removes its data. */
  remove(): Promise<void>
}

interface Options {
  /** Data of an earlier run; without it, a fresh folder. */
  dataDir?: string
  port?: number
  env?: Record<string, string>
  /** Another build of it than the usual one, from the project's root. */
  program?: string
  /** Where the product lies, if not here. */
  folder?: string | undefined
  /** A file of its data folder that keeps what it prints, for other processes to read. */
  logName?: string
}

/** Starts the built product as a process of its own, with a real Postgres, on a free port. */
export async function startProduct(options: Options = {}): Promise<RunningProduct> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'tutor-')))
  const port = options.port ?? (await freePort())
  const url = `http://localhost:${port}`
  const { child, log } = launch({ PORT: String(port), DATA_DIR: dataDir, ...options.env }, options)
  if (options.logName) keepOutput(child, join(dataDir, options.logName))
  await untilReady(child, url, log)
  const tellOfCrash = (...ending: unknown[]) => console.error('The product ended:', ending, log())
  child.once('exit', tellOfCrash)
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.off('exit', tellOfCrash)
    if (hasEnded(child)) return child.exitCode
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
    return child.exitCode
  }
  const remove = async () => {
    await stop()
    await stopOrphanedPostgres(dataDir)
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
  }
  return { url, dataDir, pid: child.pid ?? 0, log, stop, remove }
}

/**
 * Starts the product where it cannot run; gives its exit code and what it printed as errors. It is
 * sent the signal once it has printed what `isEnough`.
 */
export async function startInVain(
  env: Record<string, string>,
  isEnough: (printed: string) => boolean = () => false,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<{ exitCode: number | null; errors: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tutor-'))
  const port = await freePort()
  const { child, errors, log } = launch({ PORT: String(port), DATA_DIR: dataDir, ...env })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', () => {
      if (isEnough(log())) child.kill(signal)
    })
  }
  await once(child, 'close')
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
  return { exitCode: child.exitCode, errors: errors() }
}

/** A product that crashed or was killed has left its Postgres behind. */
async function stopOrphanedPostgres(dataDir: string): Promise<void> {
  const lockFile = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(lockFile.split('\n')[0])
  if (!pid) return
  try {
    process.kill(pid, 'SIGQUIT')
  } catch {
    return // it has ended meanwhile
  }
  for (let waited = 0; waited < 5_000 && existsSync(join(dataDir, 'postgres/postmaster.pid')); ) {
    await wait(50)
    waited += 50
  }
}

function keepOutput({ stdout, stderr }: ReturnType<typeof launch>['child'], path: string): void {
  writeFileSync(path, '')
  for (const stream of [stdout, stderr]) stream.on('data', (chunk) => appendFileSync(path, chunk))
}

function launch(
  env: Record<string, string>,
  { program = 'scripts/serve.mjs', folder }: Pick<Options, 'program' | 'folder'> = {},
) {
  const child = spawn(process.execPath, [...asTheImage.flags, program], {
    cwd: folder,
    env: {
      ...nothingSet,
      ...asTheImage.env,
      PATH: process.env.PATH,
      ADMIN_USERNAME: testAdmin.username,
      ADMIN_PASSWORD: testAdmin.password,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  const errors: string[] = []
  child.stdout.on('data', (chunk) => output.push(String(chunk)))
  child.stderr.on('data', (chunk) => {
    output.push(String(chunk))
    errors.push(String(chunk))
  })
  return { child, log: () => output.join(''), errors: () => errors.join('') }
}

async function untilReady(child: ChildProcess, url: string, log: () => string): Promise<void> {
  for (let waited = 0; waited < startLimitMs; waited += 100) {
    if (hasEnded(child)) throw new Error(`The product ended at start:\n${log()}`)
    const isReady = await fetch(`${url}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    )
    if (isReady) return
    await wait(100)
  }
  child.kill('SIGKILL')
  throw new Error(`The product did not become ready:\n${log()}`)
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null
