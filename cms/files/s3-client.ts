import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { BucketSettings } from '../environment/bucket-settings.ts'
import { FilesAway } from './files-away.ts'
import { type TimeLimit, timeLimit } from './time-limit.ts'

/** The bytes of a file, as they are told with it and told again by the bucket. */
export const hashHeader = 'x-amz-meta-sha256'

export interface Asked {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  name?: string
  query?: Record<string, string>
  bytes?: Uint8Array
}

/** An answer whose body is still to come; whoever reads it ends the limit. */
export interface Answered {
  response: Response
  limit: TimeLimit
}

/**
 * Asks a bucket that speaks S3, by addresses with its name in their path: every provider knows those.
 * Gives an answer that is good or 404; all else, and what is no answer within the limit, is FilesAway.
 */
export function s3Client(settings: BucketSettings, limitMs: number) {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings
  const keys = { accessKeyId, secretAccessKey, region, service: 's3' }
  const client = new AwsClient({ ...keys, retries: 2, initRetryMs: 200 })

  async function ask({ method, name = '', query = {}, bytes }: Asked): Promise<Answered> {
    const url = new URL(`${endpoint}/${bucket}${name && `/${name}`}`)
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
    const limit = timeLimit(limitMs + (bytes?.length ?? 0) / slowestBytesPerMs)
    const sent = bytes ? { headers: headersOf(bytes), body: new Uint8Array(bytes) } : {}
    const once = () => client.fetch(url, { method, signal: limit.signal, ...sent })
    try {
      // A connection that was idle may be closed by the time that it is used.
      const response = await once().catch((error: unknown) => {
        if (limit.signal.aborted) throw error
        return once()
      })
      limit.again(limitMs)
      if (response.ok || response.status === 404) return { response, limit }
      throw refused(`${response.status} ${codeIn(await response.text())}`)
    } catch (error) {
      limit.end()
      throw asAway(error)
    }
  }

  /** The same with the whole of its text. */
  async function askText(asked: Asked): Promise<{ status: number; text: string }> {
    const { response, limit } = await ask(asked)
    try {
      return { status: response.status, text: await response.text() }
    } catch (error) {
      throw asAway(error)
    } finally {
      limit.end()
    }
  }

  /** A slow line still brings a large file, as long as it brings some of it; who takes it has time. */
  async function* piecesOf({ response, limit }: Answered): AsyncGenerator<Uint8Array> {
    try {
      for await (const piece of response.body ?? []) {
        limit.end()
        yield piece
        limit.again(limitMs)
      }
    } catch (error) {
      throw asAway(error)
    } finally {
      limit.end()
    }
  }

  const refused = (why: string) => new FilesAway(`${bucket}: ${why}`)

  const asAway = (error: unknown) =>
    error instanceof FilesAway
      ? error
      : new FilesAway(`${bucket} does not answer.`, { cause: error })

  return { ask, askText, piecesOf, refused }
}

/** 50 kB a second. */
const slowestBytesPerMs = 50

function headersOf(bytes: Uint8Array): Record<string, string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return {
    'content-type': 'application/octet-stream',
    // Signed with the rest: the bucket refuses bytes that came to harm on their way.
    'x-amz-content-sha256': sha256,
    [hashHeader]: sha256,
  }
}

/** What a bucket calls its refusal. */
export const codeIn = (xml: string): string =>
  /<Code>(\w{1,60})<\/Code>/.exec(xml)?.[1] ?? 'without a reason'
