import { text } from 'node:stream/consumers'
import type { BucketSettings } from '../environment/bucket-settings.ts'
import type { Bucket } from './bucket.ts'
import { type ListAnswer, readListAnswer } from './list-answer.ts'
import { codeIn, hashHeader, s3Client } from './s3-client.ts'

/** A bucket that speaks S3; what is not an answer within seconds is FilesAway. */
export function s3Bucket(settings: BucketSettings, limitMs = 10_000): Bucket {
  const { ask, askText, piecesOf, refused } = s3Client(settings, limitMs)

  async function listPart(query: Record<string, string>): Promise<ListAnswer> {
    const all = { 'list-type': '2', 'encoding-type': 'url', ...query }
    const answer = await askText({ method: 'GET', query: all })
    if (answer.status === 404) throw refused(codeIn(answer.text))
    return readListAnswer(answer.text)
  }

  /** Where there is no such file, there may also be no such bucket, which a HEAD does not tell. */
  async function needBucket(): Promise<void> {
    const { response, limit } = await ask({ method: 'HEAD' })
    limit.end()
    if (response.status === 404) throw refused('NoSuchBucket')
  }

  return {
    async put(name, bytes) {
      const answer = await askText({ method: 'PUT', name, bytes })
      if (answer.status === 404) throw refused(codeIn(answer.text))
    },
    async get(name) {
      const answered = await ask({ method: 'GET', name })
      const { status, headers } = answered.response
      if (status === 404) {
        const code = codeIn(await text(piecesOf(answered)))
        if (code === 'NoSuchKey') return undefined
        throw refused(code)
      }
      const sha256 = headers.get(hashHeader) ?? undefined
      return { bytes: Number(headers.get('content-length')), sha256, body: piecesOf(answered) }
    },
    async look(name) {
      const { response, limit } = await ask({ method: 'HEAD', name })
      limit.end()
      const { status, headers } = response
      if (status === 404) return void (await needBucket())
      const changedAt = new Date(headers.get('last-modified') ?? Date.now())
      return { name, bytes: Number(headers.get('content-length')), changedAt }
    },
    async remove(name) {
      const { status } = await askText({ method: 'DELETE', name })
      if (status === 404) await needBucket()
    },
    async *list(folder) {
      let next: string | undefined
      do {
        const query: Record<string, string> = { prefix: `${folder}/` }
        if (next !== undefined) query['continuation-token'] = next
        const part = await listPart(query)
        yield* part.files
        next = part.next
      } while (next !== undefined)
    },
  }
}
