import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { migrations } from '../content/migrations/index.ts'
import { readEnvironment } from '../environment/environment.ts'
import { report } from './examine.ts'
import { well, wrong } from './finding.ts'
import { judgeClock, judgeMigrations } from './look-at-database.ts'
import { judgeRoom, lookAtDisks, lookAtSecrets } from './look-at-machine.ts'
import { lookAtMail } from './look-at-mail.ts'
import { lookAtSettings } from './look-at-settings.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tutor-doctor-'))
})

afterEach(() => rm(folder, { recursive: true }))

const environment = (variables: Record<string, string> = {}) =>
  readEnvironment({ NODE_ENV: 'production', DATA_DIR: folder, ...variables })

describe('the machine', () => {
  test.each([
    [100_000_000, 'wrong'],
    [1_000_000_000, 'hint'],
    [50_000_000_000, 'well'],
  ])('%d free bytes are %s', (free, state) => {
    expect(judgeRoom('/data', free).state).toBe(state)
  })

  test.each(['file', 'file/below'])(
    'a folder for backups that is none is wrong: %s',
    async (name) => {
      await writeFile(join(folder, 'file'), '')

      const findings = await lookAtDisks(environment({ BACKUP_DIR: join(folder, name) }))

      expect(findings.at(-1)?.state).toBe('wrong')
    },
  )

  test('backups on the disk of the site are told, as where another one is not mounted', async () => {
    const at = { BACKUP_DIR: folder }
    const elsewhere = { ...at, DATABASE_URL: 'postgres://tutor@database/tutor' }

    const told = async (variables: Record<string, string>) =>
      (await lookAtDisks(environment(variables))).filter(({ says }) => says.includes('same disk'))

    expect((await told(at)).map(({ state }) => state)).toEqual(['hint'])
    expect(await told(elsewhere)).toEqual([])
  })

  test.runIf(existsSync('/dev/shm'))('those on another disk are well', async () => {
    const other = await mkdtemp('/dev/shm/tutor-doctor-')
    onTestFinished(() => rm(other, { recursive: true }))

    const findings = await lookAtDisks(environment({ BACKUP_DIR: other }))

    expect(findings).toHaveLength(2)
  })

  test('a folder that is not there yet is made where there is room for it alone', async () => {
    const states = async (name: string) =>
      (await lookAtDisks(environment({ DATA_DIR: name }))).map(({ state }) => state)

    expect(await states(join(folder, 'not/yet'))).toEqual(['hint'])
    await writeFile(join(folder, 'file'), '')
    expect(await states(join(folder, 'file/below'))).toEqual(['wrong'])
  })

  test.runIf(process.platform === 'linux')('where no folder can be made is no place', async () => {
    const [disk] = await lookAtDisks(environment({ DATA_DIR: '/proc/no-such' }))

    expect(disk?.state).toBe('wrong')
    expect(disk?.says).toContain('/proc/no-such does not exist yet.')
  })

  test.skipIf(process.platform === 'win32')('a secret that others can read is wrong', async () => {
    await writeFile(join(folder, 'secret'), 'x'.repeat(32), { mode: 0o600 })
    const before = await lookAtSecrets(environment())
    await chmod(join(folder, 'secret'), 0o644)
    const after = await lookAtSecrets(environment())

    expect([before.state, after.state]).toEqual(['well', 'wrong'])
    expect(after.todo).toBe(`chmod 600 ${join(folder, 'secret')}`)
  })

  test.skipIf(process.platform === 'win32').each([
    ['SECRET=abc', 0o644, 'wrong'],
    ['SMTP_URL=smtps://user:password@mail.example:465', 0o644, 'wrong'],
    ['SECRET=abc', 0o640, 'well'],
    ['PORT=4000\n#SECRET=abc\nSECRET=', 0o644, 'well'],
  ])('settings that say %j with the rights %i are %s', async (text, mode, state) => {
    const settings = join(folder, '.env')
    await writeFile(settings, text)
    await chmod(settings, mode)

    const found = await lookAtSecrets(environment(), settings)

    expect(found.state).toBe(state)
    expect(found.todo ?? `chmod o= ${settings}`).toBe(`chmod o= ${settings}`)
  })

  test.skipIf(process.platform === 'win32')(
    'a data folder that anybody can write to is wrong',
    async () => {
      await chmod(folder, 0o777)

      const { state, todo } = await lookAtSecrets(environment(), join(folder, 'none'))

      expect([state, todo]).toEqual(['wrong', `chmod -R o-w ${folder}`])
    },
  )
})

describe('the database', () => {
  test.each([
    [0.2, 'well'],
    [20, 'hint'],
    [3_600, 'wrong'],
  ])('clocks that differ by %d s are %s', (seconds, state) => {
    expect(judgeClock(seconds).state).toBe(state)
  })

  test('migrations are all there, wait for a start, or are of a newer program', () => {
    const names = migrations.map(({ name }) => name)

    const states = [names, names.slice(0, -1), [...names, '20990101_from_the_future']].map(
      (applied) => judgeMigrations(applied).state,
    )

    expect(states).toEqual(['well', 'hint', 'wrong'])
  })
})

test('a public site without TLS is wrong, one on this machine is not', () => {
  const states = (variables: Record<string, string>) =>
    lookAtSettings(environment(variables)).map(({ state }) => state)

  expect(states({ SITE_URL: 'http://tutor.example' })).toContain('wrong')
  expect(states({ SITE_URL: 'https://tutor.example' })).not.toContain('wrong')
  expect(states({})).not.toContain('wrong')
})

test('a mail server that does not answer is wrong, none at all is not', async () => {
  const away = await lookAtMail(environment({ SMTP_URL: 'smtp://127.0.0.1:1' }))

  expect(away.state).toBe('wrong')
  expect((await lookAtMail(environment())).state).toBe('hint')
})

test('the report says what to do and how much is wrong', () => {
  const text = report([well('Node', 'Version 24.'), wrong('Disk', 'It is full.', 'Make room.')])

  expect(text).toContain('→ Make room.')
  expect(text).toContain('1 thing is wrong.')
})
