import { once } from 'node:events'
import { request } from 'node:http'
import { type ContractClient, cookieHeader } from './contract-client.ts'

/**
 * A call whose head and half of its body are with the site, which has read who sends it. Gives what
 * sends the rest, and the status that comes then.
 */
export async function halfSent({ url, cookies }: ContractClient, path: string, body: unknown) {
  const text = JSON.stringify(body)
  const sending = request(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      cookie: cookieHeader(cookies),
      expect: '100-continue',
    },
  })
  const answered = once(sending, 'response')
  sending.flushHeaders()
  await once(sending, 'continue')
  const half = Math.floor(text.length / 2)
  sending.write(text.slice(0, half))
  return {
    async finish(): Promise<number> {
      sending.end(text.slice(half))
      const [{ statusCode }] = await answered
      return statusCode
    },
  }
}
