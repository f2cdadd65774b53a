import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { readEnvironment, StartError } from './environment.ts'
import { loadEnvironmentFile } from './settings-file.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const read = (variables: Record<string, string>) =>
  readEnvironment({ NODE_ENV: 'test', ...variables })

const names = [
  'PORT',
  'SITE_URL',
  'LESSON_ORIGIN',
  'DATABASE_URL',
  'DATA_DIR',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'ADMIN_USERNAME',
  'ADMIN_PASSWORD',
  'SECRET',
  'SMTP_URL',
  'TRUST_PROXY',
  'LOGIN_LIMIT',
  'CONTACT_LIMIT',
  'CODE_LIMIT',
  'SESSION_IDLE_HOURS',
  'SESSION_DAYS',
  'REQUIRE_SECOND_STEP',
  'FORMER_CERTIFICATE_KEYS',
  'LOG_LEVEL',
  'SLOW_QUERY_MS',
  'METRICS_PORT',
  'METRICS_HOST',
  'BACKUP_DIR',
  'BACKUP_KEEP',
  'BACKUP_HOUR',
  'BACKUP_PASSPHRASE',
  'STUDIO_PROCESS',
  'CDN_SECONDS',
  'CDN_TAG_HEADER',
  'CDN_PURGE_URL',
  'CDN_PURGE_TOKEN',
]

const formerKey = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo'

const defaults = {
  PORT: 3000,
  SITE_URL: undefined,
  LESSON_ORIGIN: undefined,
  DATABASE_URL: undefined,
  DATA_DIR: resolve('.data'),
  ADMIN_USERNAME: undefined,
  ADMIN_PASSWORD: undefined,
  SECRET: undefined,
  SMTP_URL: undefined,
  TRUST_PROXY: 0,
  LOGIN_LIMIT: 300,
  CONTACT_LIMIT: 20,
  CODE_LIMIT: 10,
  SESSION_IDLE_HOURS: 168,
  SESSION_DAYS: 30,
  REQUIRE_SECOND_STEP: false,
  FORMER_CERTIFICATE_KEYS: [],
  LOG_LEVEL: undefined,
  SLOW_QUERY_MS: 500,
  METRICS_PORT: undefined,
  METRICS_HOST: '127.0.0.1',
  BACKUP_DIR: undefined,
  BACKUP_KEEP: 14,
  BACKUP_HOUR: 3,
  BACKUP_PASSPHRASE: undefined,
  STUDIO_PROCESS: 'own',
  siteUrl: 'http://localhost:3000',
  lessonOrigin: 'http://lessons.localhost:3000',
  logLevel: 'warn',
}

test('nothing needs to be set', () => {
  const environment = read({})

  expect(environment).toEqual(defaults)
})

test.each(['', ' ', '\t\n'])('a blank variable (%j) counts as a missing one', (blank) => {
  const blanks = Object.fromEntries(names.map((name) => [name, blank]))
  const environment = read({ ...blanks, BACKUP_PASSPHRASE: '' })

  expect(environment).toEqual(defaults)
})

test('without an argument the process’s own variables are read', () => {
  vi.stubEnv('PORT', '4123')

  const environment = readEnvironment()

  expect(environment.PORT).toBe(4123)
})

test('the same values are checked once; a changed one is followed', () => {
  vi.stubEnv('PORT', '4123')
  const environment = readEnvironment()

  expect(readEnvironment()).toBe(environment)
  vi.stubEnv('PORT', '4124')
  expect(readEnvironment().PORT).toBe(4124)
})

test('what is set is taken', () => {
  const environment = read({
    PORT: '8080',
    SITE_URL: 'https://tutor.example',
    LESSON_ORIGIN: 'https://lessons.tutor-files.example',
    DATABASE_URL: 'postgresql://user:password@db:5432/tutor',
    DATA_DIR: '/var/lib/tutor',
    ADMIN_USERNAME: ' ann ',
    ADMIN_PASSWORD: ' ten chars ',
    SECRET: 'a'.repeat(32),
    SMTP_URL: 'smtp://mail.example',
    TRUST_PROXY: '2',
    LOGIN_LIMIT: '5',
    CONTACT_LIMIT: '6',
    CODE_LIMIT: '7',
    SESSION_IDLE_HOURS: '8',
    SESSION_DAYS: '9',
    REQUIRE_SECOND_STEP: 'true',
    FORMER_CERTIFICATE_KEYS: `${formerKey}, ${formerKey}`,
    LOG_LEVEL: 'debug',
    SLOW_QUERY_MS: '0',
    METRICS_PORT: '9464',
    METRICS_HOST: '10.0.0.2',
    BACKUP_DIR: '/mnt/backups',
    BACKUP_KEEP: '3',
    BACKUP_HOUR: '0',
    BACKUP_PASSPHRASE: 'correct horse',
    STUDIO_PROCESS: 'shared',
  })

  expect(environment).toEqual({
    PORT: 8080,
    SITE_URL: 'https://tutor.example',
    LESSON_ORIGIN: 'https://lessons.tutor-files.example',
    DATABASE_URL: 'postgresql://user:password@db:5432/tutor',
    DATA_DIR: '/var/lib/tutor',
    ADMIN_USERNAME: 'ann',
    ADMIN_PASSWORD: ' ten chars ',
    SECRET: 'a'.repeat(32),
    SMTP_URL: 'smtp://mail.example',
    TRUST_PROXY: 2,
    LOGIN_LIMIT: 5,
    CONTACT_LIMIT: 6,
    CODE_LIMIT: 7,
    SESSION_IDLE_HOURS: 8,
    SESSION_DAYS: 9,
    REQUIRE_SECOND_STEP: true,
    FORMER_CERTIFICATE_KEYS: [formerKey, formerKey],
    LOG_LEVEL: 'debug',
    SLOW_QUERY_MS: 0,
    METRICS_PORT: 9464,
    METRICS_HOST: '10.0.0.2',
    BACKUP_DIR: '/mnt/backups',
    BACKUP_KEEP: 3,
    BACKUP_HOUR: 0,
    BACKUP_PASSPHRASE: 'correct horse',
    STUDIO_PROCESS: 'shared',
    siteUrl: 'https://tutor.example',
    lessonOrigin: 'https://lessons.tutor-files.example',
    logLevel: 'debug',
  })
})

const bucket = {
  S3_ENDPOINT: 'https://s3.example',
  S3_REGION: 'eu-central-1',
  S3_BUCKET: 'tutor-files',
  S3_ACCESS_KEY_ID: 'tutor',
  S3_SECRET_ACCESS_KEY: 'a/key+of=theirs',
}

test('files are kept in a bucket where all is said of it', () => {
  expect(read(bucket).bucket).toEqual({
    endpoint: 'https://s3.example',
    region: 'eu-central-1',
    bucket: 'tutor-files',
    accessKeyId: 'tutor',
    secretAccessKey: 'a/key+of=theirs',
  })
})

test('half of a bucket is refused, and what is missing is named', () => {
  expect(() => read({ ...bucket, S3_REGION: '', S3_BUCKET: '' })).toThrow(
    'Missing: S3_REGION=eu-central-1, S3_BUCKET=tutor-files',
  )
})

test('in development the log shows every request', () => {
  expect(read({ NODE_ENV: 'development' }).logLevel).toBe('info')
  expect(read({ NODE_ENV: 'development', LOG_LEVEL: 'error' }).logLevel).toBe('error')
})

test('a data folder is an absolute path from where the product was started', () => {
  const environment = read({ DATA_DIR: 'kept/here' })

  expect(environment.DATA_DIR).toBe(resolve('kept/here'))
})

test.each([
  ['PORT', 'abc', '3000'],
  ['PORT', '0', '3000'],
  ['S3_ENDPOINT', 's3.example', 'https://s3.eu-central-1.amazonaws.com'],
  ['S3_BUCKET', 'Tutor Files', 'tutor-files'],
  ['LOG_LEVEL', 'loud', 'info'],
  ['STUDIO_PROCESS', 'other', 'shared'],
  ['PORT', '65536', '3000'],
  ['PORT', '3000.5', '3000'],
  ['SITE_URL', 'tutor.example', 'https://tutor.example'],
  ['SITE_URL', 'ftp://tutor.example', 'https://tutor.example'],
  ['LESSON_ORIGIN', 'lessons', 'https://lessons.tutor-files.example'],
  ['DATABASE_URL', 'mysql://db/tutor', 'postgres://user:password@localhost:5432/tutor'],
  ['ADMIN_USERNAME', 'ab', 'tutor (at least 3 characters)'],
  ['ADMIN_USERNAME', 'a'.repeat(101), 'tutor (at least 3 characters)'],
  ['ADMIN_PASSWORD', 'nine char', 'a password of at least 10 characters'],
  ['ADMIN_PASSWORD', 'a'.repeat(201), 'a password of at least 10 characters'],
  ['SECRET', 'a'.repeat(31), 'at least 32 random characters'],
  ['SMTP_URL', 'https://mail.example', 'smtps://user:password@mail.example:465'],
  ['BACKUP_PASSPHRASE', ' '.repeat(12), 'several words that nobody guesses'],
  ['SMTP_URL', 'smtp:mail.example:587', 'smtps://user:password@mail.example:465'],
  ['SMTP_URL', 'smtps://', 'smtps://user:password@mail.example:465'],
  ['TRUST_PROXY', 'true', '1'],
  ['TRUST_PROXY', '-1', '1'],
  ['TRUST_PROXY', '11', '1'],
  ['LOGIN_LIMIT', '0', '300'],
  ['CONTACT_LIMIT', '1.5', '20'],
  ['CODE_LIMIT', 'ten', '10'],
  ['SESSION_IDLE_HOURS', '0', '168'],
  ['SESSION_DAYS', 'never', '30'],
  ['REQUIRE_SECOND_STEP', 'yes', 'true'],
  ['FORMER_CERTIFICATE_KEYS', 'x'.repeat(42), '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo'],
])('%s=%s stops the start with its name and an example', (name, value, example) => {
  const start = () => read({ [name]: value })

  expect(start).toThrow(StartError)
  expect(start).toThrow(`${name} cannot be used`)
  expect(start).toThrow(`Example: ${name}=${example}`)
})

test('the figures have a port of their own', () => {
  expect(() => read({ METRICS_PORT: '3000' })).toThrow("3000 is the site's own port")
  expect(() => read({ PORT: '9464', METRICS_PORT: '9464' })).toThrow('Example: METRICS_PORT=')
})

test('of one variable one thing is said', () => {
  const start = () => read({ DATABASE_URL: 'postgres://user:a#b@localhost/tutor' })

  expect(start).not.toThrow(/DATABASE_URL cannot be used.*DATABASE_URL cannot be used/)
})

test('spaces around a number do not count', () => {
  expect(read({ PORT: ' 4000 ' }).PORT).toBe(4000)
})

test.each([
  ['BACKUP_PASSPHRASE', 'short', 'must have at least 12 characters'],
  ['METRICS_HOST', 'metrics.example', 'must be an IP address or localhost'],
  ['CDN_TAG_HEADER', 'two words', 'must be the name of a header'],
  ['CDN_PURGE_TOKEN', 'two words', 'must have no space or accented letter'],
  ['S3_REGION', 'EU', 'must be lower-case letters, digits, hyphens'],
  ['S3_BUCKET', 'Tutor Files', 'must be the name of a bucket'],
  ['PORT', '1e3', 'must be a whole number in digits'],
  ['BACKUP_HOUR', '0x3', 'must be a whole number in digits'],
  ['DATA_DIR', '~/data', 'must not begin with ~, which only a shell knows'],
  ['BACKUP_DIR', '~', 'must not begin with ~, which only a shell knows'],
  ['DATA_DIR', 'two\nlines', 'must be one line'],
  ['DATABASE_URL', 'postgres://user:a#b@localhost/tutor', 'has a #, which is written %23'],
  ['DATABASE_URL', 'postgres://user@localhost/tutor#1', 'has a #, which is written %23'],
  [
    'DATABASE_URL',
    'postgres://user@localhost/tutor?replication=database',
    'has replication, which is for standbys',
  ],
])('what is wrong with %s=%s is said in words', (name, value, reason) => {
  expect(() => read({ [name]: value })).toThrow(`${name} cannot be used (${reason}).`)
})

test('every wrong variable is named at once, and no other', () => {
  const start = () => read({ PORT: 'abc', SECRET: 'short', LOGIN_LIMIT: '5' })

  expect(start).toThrow(/^PORT cannot be used .+ SECRET cannot be used [^_]+$/)
})

test('the message about a wrong secret does not tell it', () => {
  const start = () => read({ SECRET: 'hunter2' })

  expect(start).toThrow(/^(?!.*hunter2)/)
})

test.each(['/path', '/?page=1', '?page=1', '/#top'])(
  'an address with %s behind its host is no origin',
  (rest) => {
    const address = `https://tutor.example${rest}`

    expect(() => read({ SITE_URL: address })).toThrow(
      'SITE_URL cannot be used (must be an origin without a path)',
    )
    expect(() => read({ LESSON_ORIGIN: address })).toThrow(
      'LESSON_ORIGIN cannot be used (must be an origin without a path)',
    )
  },
)

test('an origin is kept as browsers write it', () => {
  const environment = read({
    SITE_URL: 'https://Tutor.Example:443/',
    LESSON_ORIGIN: 'http://files.example:80',
  })

  expect(environment.siteUrl).toBe('https://tutor.example')
  expect(environment.lessonOrigin).toBe('http://files.example')
})

test('the site is at localhost on its port where no address is set', () => {
  const environment = read({ PORT: '4321' })

  expect(environment.siteUrl).toBe('http://localhost:4321')
})

// Browsers send `Origin: http://localhost` from there, so every write would be refused.
test('the site on port 80 has an address without a port, as browsers write it', () => {
  const environment = read({ PORT: '80' })

  expect(environment.siteUrl).toBe('http://localhost')
})

test.each([
  ['http://localhost', 'http://lessons.localhost'],
  ['http://localhost:4321', 'http://lessons.localhost:4321'],
  ['https://localhost:8443', 'https://lessons.localhost:8443'],
])('lessons of %s run on %s', (siteUrl, lessonOrigin) => {
  const environment = read({ SITE_URL: siteUrl })

  expect(environment.lessonOrigin).toBe(lessonOrigin)
})

test.each([
  'https://tutor.example',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
  'http://site.localhost:3000',
  'https://localhost.example',
])('lessons of %s have no origin of their own until one is set', (siteUrl) => {
  const environment = read({ SITE_URL: siteUrl })

  expect(environment.lessonOrigin).toBeNull()
})

test.each(['https://tutor.example', 'https://tutor.example:8443', 'http://tutor.example'])(
  'lessons of https://tutor.example may not run on %s, which has the site’s cookies',
  (lessonOrigin) => {
    const start = () => read({ SITE_URL: 'https://tutor.example', LESSON_ORIGIN: lessonOrigin })

    expect(start).toThrow(StartError)
    expect(start).toThrow(/LESSON_ORIGIN .+ Example: LESSON_ORIGIN=https:\S+$/)
  },
)

test('a set lesson origin wins over that of localhost', () => {
  const environment = read({ LESSON_ORIGIN: 'http://files.localhost:5000' })

  expect(environment.lessonOrigin).toBe('http://files.localhost:5000')
})

test.each([
  ['DATABASE_URL', 'postgres://u:hunter2@db.example.com/tutor', 'sslmode=verify-full'],
  ['CDN_PURGE_URL', 'http://cdn.example.com/purge', 'https://'],
  ['S3_ENDPOINT', 'http://s3.example.com', 'https://'],
])(
  'a %s that leads through other people’s networks without TLS stops the start',
  (name, url, how) => {
    const start = () => read({ [name]: url })

    expect(start).toThrow(StartError)
    expect(start).toThrow(how)
    expect(start).not.toThrow('hunter2')
  },
)

test('the host that a database’s query names is the one that is told', () => {
  const start = () => read({ DATABASE_URL: 'postgres:///tutor?host=db.example.com' })

  expect(start).toThrow('DATABASE_URL leads to db.example.com without TLS')
})

test('a host that is none of the address’s, but of the environment, is told as well', () => {
  vi.stubEnv('PGHOST', 'db.example.com')

  const start = () => read({ DATABASE_URL: 'postgres:///tutor' })

  expect(start).toThrow('DATABASE_URL leads to db.example.com without TLS')
})

test.each(['abc', '0', '99999'])('a port of the database may not be %s', (port) => {
  const start = () => read({ DATABASE_URL: `postgres://u:p@localhost/tutor?port=${port}` })

  expect(start).toThrow('DATABASE_URL cannot be used (has a port that is none)')
})

test('a database may be spoken to in the open where its address says so', () => {
  const DATABASE_URL = 'postgres://u:p@db.example.com/tutor?sslmode=disable'

  expect(read({ DATABASE_URL })).toMatchObject({ DATABASE_URL })
})

test('a file of settings that cannot be read is told in words', () => {
  expect(() => loadEnvironmentFile(tmpdir())).toThrow(StartError)
  expect(() => loadEnvironmentFile(resolve(tmpdir(), 'no-such-file'))).not.toThrow()
})
