import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { buffer } from 'node:stream/consumers'
import type { BucketSettings } from '../cms/environment/bucket-settings.ts'

/** How it answers: as it should, with an error, not at all, or with its line cut, once. */
type Mood = 'well' | 'failing' | 'silent' | 'cut'

const bucket = 'tutor-files'
/** The one account that it knows. */
const key = 'S3RVER'

/**
 * Object storage that speaks S3 and checks signatures, with a bucket. Before it stands a door, because
 * by itself it takes what is not signed, and does not look whether bytes are those that were signed.
 */
export async function startObjectStorage() {
  const directory = await mkdtemp(join(tmpdir(), 'tutor-bucket-'))
  const { port: innerPort, stop } = await startServer(directory)
  const asked: string[] = []
  let mood: Mood = 'well'
  const door = createServer((incoming, response) => {
    asked.push(`${incoming.method} ${incoming.url?.split('?')[0]?.slice(bucket.length + 2)}`)
    if (mood === 'silent') return
    if (mood === 'cut') {
      mood = 'well'
      incoming.socket.destroy()
      return
    }
    if (mood === 'failing') return refuse(response, 503, 'SlowDown')
    passOn(incoming, response, innerPort).catch((error: unknown) => {
      refuse(response, 500, String(error))
    })
  })
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  const address = door.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const endpoint = `http://127.0.0.1:${port}`
  const settings: BucketSettings = {
    endpoint,
    bucket,
    region: 'eu-central-1',
    accessKeyId: key,
    secretAccessKey: key,
  }
  return {
    settings,
    /** For a site that keeps its files here. */
    env: {
      S3_ENDPOINT: endpoint,
      S3_REGION: settings.region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: key,
      S3_SECRET_ACCESS_KEY: key,
    },
    /** What it was asked for so far, for example `GET media/lake.webp`. */
    asked,
    become(next: Mood): void {
      mood = next
    },
    async close(): Promise<void> {
      door.closeAllConnections()
      door.close()
      stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

export type ObjectStorage = Awaited<ReturnType<typeof startObjectStorage>>

/** In a process of its own, because it makes the tokens of long lists with a cipher of former times. */
async function startServer(directory: string): Promise<{ port: number; stop(): void }> {
  const program = 'testing/object-storage-server.mjs'
  const child = spawn(process.execPath, ['--openssl-legacy-provider', program, directory, bucket], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = () => void child.kill('SIGKILL')
  process.once('exit', stop)
  for await (const line of createInterface({ input: child.stdout })) {
    return { port: Number(line), stop }
  }
  throw new Error('The object storage did not start.')
}

/** What is signed, and holds what it was signed with. */
async function passOn(
  incoming: IncomingMessage,
  response: ServerResponse,
  port: number,
): Promise<void> {
  const { method, url, headers } = incoming
  const body = await buffer(incoming)
  if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) {
    return refuse(response, 403, 'AccessDenied')
  }
  const signed = headers['x-amz-content-sha256']
  const sha256 = createHash('sha256').update(body).digest('hex')
  if (body.length > 0 && signed !== sha256) return refuse(response, 400, 'BadDigest')
  const asking = request({ host: '127.0.0.1', port, method, path: url, headers })
  asking.end(body)
  const [answer] = await once(asking, 'response')
  response.writeHead(answer.statusCode, answer.headers)
  answer.pipe(response)
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<Error><Code>${code}</Code></Error>`)
}
