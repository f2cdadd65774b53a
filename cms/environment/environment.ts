import type { z } from 'zod'
import type { BucketSettings } from './bucket-settings.ts'
import { databaseHost, isAbroad, isOpenDatabase } from './in-the-open.ts'
import { examples, type Given, Variables, variableNames } from './variables.ts'

export type Environment = Given & {
  /** The site's own origin. */
  siteUrl: string
  /** The origin that uploaded lessons run on; null where a deployment sets none (decision 19). */
  lessonOrigin: string | null
  /** Where files are kept; undefined where that is the data folder alone. */
  bucket: BucketSettings | undefined
  /** In development every request shows; in production what failed or was slow. */
  logLevel: NonNullable<Given['LOG_LEVEL']>
}

/** What a person has to change before the product can start; its message is one line. */
export class StartError extends Error {}

let known: { values: string; environment: Environment } | undefined

/**
 * The environment, checked; once for the same values, as requests ask for it too.
 * @throws StartError that names each wrong variable with an example.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): Environment {
  const read = ['NODE_ENV', ...variableNames].map((name) => variables[name] ?? null)
  const values = JSON.stringify([process.cwd(), ...read])
  if (known?.values !== values) {
    known = { values, environment: Object.freeze(checkEnvironment(variables)) }
  }
  return known.environment
}

function checkEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const result = Variables.safeParse(variables)
  if (!result.success) throw new StartError(describeProblems(result.error))
  refuseInTheOpen(result.data)
  refuseOnePortForTwo(result.data)
  // A browser's Origin leaves the scheme's own port out.
  const siteUrl = result.data.SITE_URL ?? new URL(`http://localhost:${result.data.PORT}`).origin
  const logLevel = result.data.LOG_LEVEL ?? (variables.NODE_ENV === 'development' ? 'info' : 'warn')
  const lessonOrigin = lessonOriginFor(siteUrl, result.data)
  return { ...result.data, siteUrl, lessonOrigin, bucket: bucketIn(result.data), logLevel }
}

/** True in `npm run dev`. */
export const isDevelopment = () => process.env.NODE_ENV === 'development'

/** Hands values that were made at start to everything that reads the environment later. */
export function provideEnvironment(values: { DATABASE_URL?: string; SECRET?: string }): void {
  Object.assign(process.env, values)
}

/**
 * Whoever works with another Postgres may have its `PGSSLMODE` or `PGOPTIONS` in the environment: pg
 * and the embedded server would heed them, and neither would reach the other.
 */
export function forgetOtherPostgres(): void {
  for (const name of Object.keys(process.env)) {
    if (name.startsWith('PG')) delete process.env[name]
  }
}

function lessonOriginFor(siteUrl: string, { LESSON_ORIGIN }: Given) {
  if (LESSON_ORIGIN && new URL(LESSON_ORIGIN).hostname === new URL(siteUrl).hostname) {
    throw new StartError(
      `LESSON_ORIGIN must be on a different host from ${siteUrl}, or the two would share cookies. Example: LESSON_ORIGIN=${examples.LESSON_ORIGIN}`,
    )
  }
  if (LESSON_ORIGIN) return LESSON_ORIGIN
  const { protocol, hostname, port } = new URL(siteUrl)
  if (hostname !== 'localhost') return null
  return `${protocol}//lessons.localhost${port ? `:${port}` : ''}`
}

/** All five or none: half a bucket would lose files. */
function bucketIn(variables: Given): BucketSettings | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = variables
  if (endpoint && region && bucket && accessKeyId && secretAccessKey) {
    return { endpoint, region, bucket, accessKeyId, secretAccessKey }
  }
  const missing = bucketVariables.filter((name) => variables[name] === undefined)
  if (missing.length === bucketVariables.length) return undefined
  const lines = missing.map((name) => `${name}=${examples[name]}`)
  throw new StartError(
    `Files are kept in a bucket where all of ${bucketVariables.join(', ')} are set. Missing: ${lines.join(', ')}`,
  )
}

const bucketVariables = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const

/** Passwords and rows would pass machines of others, by an oversight (decision 211). */
function refuseInTheOpen(variables: Given): void {
  const { DATABASE_URL } = variables
  if (DATABASE_URL && isOpenDatabase(DATABASE_URL)) {
    throw new StartError(
      `DATABASE_URL leads to ${databaseHost(DATABASE_URL)} without TLS. Add ?sslmode=verify-full to it, or ?sslmode=disable if nobody else is on the way.`,
    )
  }
  for (const name of ['CDN_PURGE_URL', 'S3_ENDPOINT'] as const) {
    const address = variables[name]
    if (!address?.startsWith('http:') || !isAbroad(new URL(address).hostname)) continue
    const { host } = new URL(address)
    throw new StartError(`${name} leads to ${host} without TLS. Example: ${name}=${examples[name]}`)
  }
}

function refuseOnePortForTwo({ PORT, METRICS_PORT }: Given): void {
  if (PORT !== METRICS_PORT) return
  throw new StartError(
    `METRICS_PORT cannot be used (${PORT} is the site's own port). Example: METRICS_PORT=${examples.METRICS_PORT}`,
  )
}

function describeProblems(error: z.ZodError): string {
  return error.issues
    .map(({ path, message }) => {
      const name = Variables.keyof().safeParse(path[0])
      return name.success
        ? `${name.data} cannot be used (${message}). Example: ${name.data}=${examples[name.data]}`
        : message
    })
    .join(' ')
}
