import { resolve } from 'node:path'
import { z } from 'zod'
import { passwordRule, usernameRule } from '../contract/admin.ts'

/** An http(s) origin, given back without a trailing slash; anything behind the host is refused. */
const origin = z.url({ protocol: /^https?$/ }).transform((text, context) => {
  const url = new URL(text)
  if (url.pathname === '/' && !url.search && !url.hash) return url.origin
  context.addIssue({ code: 'custom', message: 'must be an origin without a path' })
  return z.NEVER
})

/** A blank variable counts as a missing one, as shells and compose files write it; no number is 0 by it. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(unlessBlank, schema.optional())

const unlessBlank = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value

/** A whole number in digits: JavaScript takes `1e3` and `0x50` too, which nobody means who writes them. */
const whole = (least: number, most: number) =>
  z
    .string()
    .trim()
    .regex(/^\d+$/, 'must be a whole number in digits')
    .pipe(z.coerce.number<string>().min(least).max(most))

const port = whole(1, 65_535)

const count = (fallback: number) =>
  optional(whole(1, 1_000_000)).transform((value) => value ?? fallback)

const folder = z
  .string()
  .regex(/^[^~]/, 'must not begin with ~, which only a shell knows')
  .refine((path) => !path.includes('\n'), 'must be one line')

/** What follows a `#` never reaches the database, and a password may hold one; a port may follow `?`. */
const databaseAddress = z
  .string()
  .regex(/^[^#]*$/, 'has a #, which is written %23')
  .pipe(z.url({ protocol: /^postgres(ql)?$/ }))
  .pipe(
    z
      .string()
      .refine((text) => {
        const asked = new URL(text).searchParams.getAll('port')
        return z.array(port).safeParse(asked).success
      }, 'has a port that is none')
      .refine(
        (text) => !new URL(text).searchParams.get('replication'),
        'has replication, which is for standbys',
      ),
  )

/** Public keys as the site's list of keys has them (`x`), with spaces or commas in between. */
const keyList = optional(
  z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().regex(/^[\w-]{43}$/, 'must be keys of 43 letters each')).max(20)),
).transform((keys) => keys ?? [])

/** What stands in a header: no space and no sign that cannot be seen. */
const visible = z.string().regex(/^[\x21-\x7e]+$/, 'must have no space or accented letter')

const passphrase = z
  .string()
  .refine((text) => text.trim().length >= 12, 'must have at least 12 characters')

const region = z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be lower-case letters, digits, hyphens')
const bucket = z.string().regex(/^[a-z0-9][a-z0-9.-]{2,62}$/, 'must be the name of a bucket')
const header = z.string().regex(/^[a-z][a-z0-9-]{0,63}$/i, 'must be the name of a header')

const networkAddress = z.union([z.ipv4(), z.ipv6(), z.literal('localhost')], {
  error: 'must be an IP address or localhost',
})

/** From the loudest to none at all. */
const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

/** Every variable that the product reads; none is needed (docs/operate.md, 'Variables'). */
export const Variables = z.object({
  PORT: optional(port).transform((number) => number ?? 3000),
  SITE_URL: optional(origin),
  LESSON_ORIGIN: optional(origin),
  DATABASE_URL: optional(databaseAddress),
  DATA_DIR: optional(folder).transform((path) => resolve(path ?? '.data')),
  S3_ENDPOINT: optional(origin),
  S3_REGION: optional(region),
  S3_BUCKET: optional(bucket),
  S3_ACCESS_KEY_ID: optional(visible),
  S3_SECRET_ACCESS_KEY: optional(visible),
  ADMIN_USERNAME: optional(usernameRule),
  ADMIN_PASSWORD: optional(passwordRule),
  SECRET: optional(z.string().min(32)),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, hostname: /./ })),
  SMTP_FROM: optional(z.email()),
  TRUST_PROXY: optional(whole(0, 10)).transform((hops) => hops ?? 0),
  LOGIN_LIMIT: count(300),
  CONTACT_LIMIT: count(20),
  CODE_LIMIT: count(10),
  SESSION_IDLE_HOURS: count(7 * 24),
  SESSION_DAYS: count(30),
  REQUIRE_SECOND_STEP: optional(z.enum(['true', 'false'])).transform((word) => word === 'true'),
  FORMER_CERTIFICATE_KEYS: keyList,
  LOG_LEVEL: optional(z.enum(logLevels)),
  SLOW_QUERY_MS: optional(whole(0, 600_000)).transform((ms) => ms ?? 500),
  METRICS_PORT: optional(port),
  METRICS_HOST: optional(networkAddress).transform((host) => host ?? '127.0.0.1'),
  CDN_SECONDS: optional(whole(1, 31_536_000)),
  CDN_TAG_HEADER: optional(header),
  CDN_PURGE_URL: optional(z.url({ protocol: /^https?$/ })),
  CDN_PURGE_TOKEN: optional(visible),
  BACKUP_DIR: optional(folder).transform((path) => path && resolve(path)),
  BACKUP_KEEP: count(14),
  BACKUP_HOUR: optional(whole(0, 23)).transform((hour) => hour ?? 3),
  // Refused where it is blank: whoever set it does not expect backups that everybody can read.
  BACKUP_PASSPHRASE: z.preprocess((text) => text || undefined, passphrase.optional()),
  STUDIO_PROCESS: optional(z.enum(['own', 'shared'])).transform((process) => process ?? 'own'),
})

/** As they are given: checked, and with what stands for those that are missing. */
export type Given = z.infer<typeof Variables>

export const variableNames = Variables.keyof().options

/** Those by which whoever reads them gets in somewhere. */
export const secretVariables: readonly (keyof Given)[] = [
  ...(['DATABASE_URL', 'SMTP_URL', 'SECRET', 'ADMIN_PASSWORD', 'BACKUP_PASSPHRASE'] as const),
  ...(['S3_SECRET_ACCESS_KEY', 'CDN_PURGE_TOKEN'] as const),
]

/** One example a variable, shown with the error about it. */
export const examples: Record<keyof Given, string> = {
  PORT: '3000',
  SITE_URL: 'https://tutor.example',
  LESSON_ORIGIN: 'https://lessons.tutor-files.example',
  DATABASE_URL: 'postgres://user:password@localhost:5432/tutor',
  DATA_DIR: '.data',
  S3_ENDPOINT: 'https://s3.eu-central-1.amazonaws.com',
  S3_REGION: 'eu-central-1',
  S3_BUCKET: 'tutor-files',
  S3_ACCESS_KEY_ID: 'the name of a key',
  S3_SECRET_ACCESS_KEY: 'the key itself',
  ADMIN_USERNAME: 'tutor (at least 3 characters)',
  ADMIN_PASSWORD: 'a password of at least 10 characters',
  SECRET: 'at least 32 random characters',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  SMTP_FROM: 'website@tutor.example',
  TRUST_PROXY: '1',
  LOGIN_LIMIT: '300',
  CONTACT_LIMIT: '20',
  CODE_LIMIT: '10',
  SESSION_IDLE_HOURS: '168',
  SESSION_DAYS: '30',
  REQUIRE_SECOND_STEP: 'true',
  FORMER_CERTIFICATE_KEYS: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
  LOG_LEVEL: 'info',
  SLOW_QUERY_MS: '500 (0 for none)',
  METRICS_PORT: '9464',
  METRICS_HOST: '0.0.0.0',
  CDN_SECONDS: '86400',
  CDN_TAG_HEADER: 'Surrogate-Key',
  CDN_PURGE_URL: 'https://cdn.example/purge',
  CDN_PURGE_TOKEN: 'a token without spaces',
  BACKUP_DIR: '/mnt/backups',
  BACKUP_KEEP: '14',
  BACKUP_HOUR: '3',
  BACKUP_PASSPHRASE: 'several words that nobody guesses',
  STUDIO_PROCESS: 'shared',
}
