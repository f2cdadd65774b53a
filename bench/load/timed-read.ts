import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true })

export interface TimedRead {
  firstByteMs: number
  wholeMs: number
  bytes: number
}

/** Reads an address in brotli over a connection that stays open. */
export function timedRead(
  url: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<TimedRead> {
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    const sent = request(
      url + path,
      { agent, headers: { 'accept-encoding': 'br', ...headers } },
      (response) => {
        const firstByteMs = performance.now() - begun
        let bytes = 0
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length
        })
        response.on('error', reject)
        response.on('end', () => {
          if (response.statusCode === 200) {
            resolve({ firstByteMs, wholeMs: performance.now() - begun, bytes })
          } else reject(new Error(`${path} answered ${response.statusCode}`))
        })
      },
    )
    sent.on('error', reject).end()
  })
}

/** Milliseconds until an address has been answered whole. */
export const timeOf = async (url: string, path: string, headers?: Record<string, string>) =>
  (await timedRead(url, path, headers)).wholeMs
