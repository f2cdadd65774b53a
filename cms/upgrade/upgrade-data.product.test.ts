import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { query } from '../../testing/databases.ts'
import { startInVain, startProduct } from '../../testing/running-product.ts'
import { seededData } from '../../testing/seeded-data.ts'
import { inspectBackup, restoreBackup } from '../backup/restore-backup.ts'
import { writeBackup } from '../backup/write-backup.ts'
import type { OldData } from '../postgres/data-version.ts'
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'
import { freePort } from '../postgres/free-port.ts'
import { initialiseCluster } from '../postgres/postgres-cluster.ts'
import { binariesOf, packageOfPrograms } from '../postgres/postgres-programs.ts'
import { keepRunning } from '../postgres/postgres-server.ts'
import { postgresUser } from '../postgres/postgres-user.ts'
import { formerVersions, programsFolder } from './former-programs.ts'
import { upgradeData } from './upgrade-data.ts'

const run = promisify(execFile)

/** npm brings them for one kind of machine, which is that of most who change this. */
const older = 'node_modules/postgres-17'

/** A data folder of Postgres 17 as a crash has left it, with its programs lying ready. */
let made: string
let rowsBefore: Record<string, unknown>

beforeAll(async () => {
  if (!existsSync(older)) return
  made = await seededData()
  await toOlder(made)
  return () => rm(made, { recursive: true, force: true })
})

/** Roles, settings, sign-ins and others' things, which no backup holds. */
const beside = `
  create role reporter login password 'what-reports' connection limit 3;
  alter role reporter set search_path = '$user', public;
  grant select on courses to reporter;
  create table notes_of_mine (note text);
  insert into admins_sessions (_order, _parent_id, id, expires_at)
    select 1, id, 'a-session', now() from admins limit 1;
  insert into login_guards (key, failures) values ('somebody', 4)`

async function toOlder(dataDir: string): Promise<void> {
  const path = join(dataDir, 'all.tar.gz')
  const newer = await startEmbeddedPostgres(dataDir)
  const source = { dataDir, siteUrl: 'http://localhost:3000', secret: 'kept' }
  await writeBackup({ ...source, databaseUrl: newer.url }, { path })
  await newer.stop()
  const data = join(dataDir, 'postgres')
  await rm(data, { recursive: true })
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: older })
  const binaries = await binariesOf(join(process.cwd(), older, 'dist/index.js'))
  if (!binaries) throw new Error('They are there.')
  const user = await postgresUser({ data: dataDir, binary: binaries.postgres })
  const password = (await readFile(join(dataDir, 'postgres-password'), 'utf8')).trim()
  await initialiseCluster({ binaries, user, data, password })
  const port = await freePort()
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/tutor`
  const log = join(dataDir, 'postgres.log')
  const server = await keepRunning({ binaries, user, data, log, port, url })
  const target = { databaseUrl: url, dataDir, keepsSecret: true, replaces: true }
  await restoreBackup({ path, ...(await inspectBackup({ path })) }, target)
  await query(url, beside)
  await query(url, "alter system set work_mem = '5MB'")
  rowsBefore = await allRows(url)
  server.quit() // at once, so that its log must be read again
  await mkdir(programsFolder(dataDir))
  await run('npm', ['pack', '--pack-destination', programsFolder(dataDir)], { cwd: older })
}

/** Every row of every table of the site, as one text each. */
async function allRows(url: string): Promise<Record<string, unknown>> {
  const tables = await query(
    url,
    "select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'notes_of_mine' order by 1",
  )
  const found: Record<string, unknown> = {}
  for (const { name } of tables) {
    found[String(name)] = await query(url, `select t::text as row from "${name}" t order by 1`)
  }
  return found
}

async function olderData(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tutor-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))
  await run('cp', ['-a', `${made}/.`, folder])
  return folder
}

const versionIn = async (folder: string) =>
  Number(await readFile(join(folder, 'PG_VERSION'), 'utf8'))

/** As the site does it when it starts; gives what it printed. */
async function upgraded(dataDir: string) {
  const said: string[] = []
  const ways = {
    step: <Result>(_name: string, task: () => Promise<Result>) => task(),
    say: (line: string) => said.push(line),
    signal: new AbortController().signal,
  }
  const upgrade = (old: OldData) => upgradeData(old, ways)
  const postgres = await startEmbeddedPostgres(dataDir, { takesOver: true, upgrade })
  onTestFinished(() => postgres.stop())
  return { ...postgres, said: said.join('\n') }
}

describe.runIf(existsSync(older))('data of an older Postgres', () => {
  test('is brought to this one with every row, role and setting, and the old is kept', async () => {
    const dataDir = await olderData()

    const { url, said } = await upgraded(dataDir)

    expect(await allRows(url)).toEqual(rowsBefore)
    const reporter = new URL(url)
    reporter.username = 'reporter'
    reporter.password = 'what-reports'
    expect(await query(reporter.href, 'select count(*)::int > 0 as any from courses')).toEqual([
      { any: true },
    ])
    expect(await query(reporter.href, 'show search_path')).toEqual([
      { search_path: '"$user", public' },
    ])
    expect(await query(url, 'show work_mem')).toEqual([{ work_mem: '5MB' }])
    expect(said).toContain('table notes_of_mine')
    expect(said).toContain(`kept in ${join(dataDir, 'postgres-17')}`)
    expect(await versionIn(join(dataDir, 'postgres-17'))).toBe(17)
    expect((await readdir(dataDir)).filter((name) => /programs|upgrad/.test(name))).toEqual([])
  })

  test('is upgraded by the site, which begins again after kill -9, and shows the same', async () => {
    const dataDir = await olderData()
    for (const place of ['Programs of Postgres 17 .', 'New data folder .', 'Copying all rows .']) {
      const killed = (printed: string) => printed.includes(place)
      await startInVain({ DATA_DIR: dataDir }, killed, 'SIGKILL')
      expect(await versionIn(join(dataDir, 'postgres'))).toBe(17)
    }

    const product = await startProduct({ dataDir })

    onTestFinished(() => product.remove())
    expect(product.log()).toContain('Comparing all rows')
    expect(await versionIn(join(dataDir, 'postgres'))).toBe(18)
    expect(await (await fetch(`${product.url}/courses`)).text()).toContain('Speak Fluently')
  })

  test('that waits for its place when the upgrade is cut off gets it, also from a command', async () => {
    const dataDir = await olderData()
    const first = await upgraded(dataDir)
    await first.stop()
    await rename(join(dataDir, 'postgres'), join(dataDir, 'postgres.upgraded'))

    const command = await startEmbeddedPostgres(dataDir, { takesOver: false })

    onTestFinished(() => command.stop())
    expect(await allRows(command.url)).toEqual(rowsBefore)
  })

  test('stays as it is where its programs cannot be fetched, which is told with the way out', async () => {
    const dataDir = await olderData()
    await rm(programsFolder(dataDir), { recursive: true })

    const { exitCode, errors } = await startInVain({
      DATA_DIR: dataDir,
      npm_config_registry: 'http://127.0.0.1:1',
      npm_config_cache: join(dataDir, 'empty'),
    })

    expect(exitCode).toBe(1)
    expect(errors.trim()).toMatch(/^[^\n]+$/)
    expect(errors).toContain('ECONNREFUSED')
    expect(errors).toContain(`npm pack ${packageOfPrograms()}@${formerVersions[17]}`)
    expect(await versionIn(join(dataDir, 'postgres'))).toBe(17)
  })

  test('is left to the site by a command', async () => {
    const command = startEmbeddedPostgres(await olderData(), { takesOver: false })

    await expect(command).rejects.toThrow('Start the site (npm start)')
  })
})

test('data of a newer Postgres is refused in words', async () => {
  const dataDir = await seededData()
  onTestFinished(() => rm(dataDir, { recursive: true }))
  await writeFile(join(dataDir, 'postgres/PG_VERSION'), '99\n')

  const { exitCode, errors } = await startInVain({ DATA_DIR: dataDir })

  expect(exitCode).toBe(1)
  expect(errors).toContain('Go back to the newer version of this program')
})
