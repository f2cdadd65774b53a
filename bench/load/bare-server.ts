import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { sendRaw } from '../../testing/raw-request.ts'

export interface BareAnswer {
  headers: Record<string, string | string[]>
  /** In base64. */
  body: string
}

const ownHeaders = ['date', 'connection', 'keep-alive', 'transfer-encoding']

/**
 * A server of Node alone that does nothing but send the bytes and the headers that this address has
 * in brotli: what Node itself can do here.
 */
export async function startBare(url: string, path: string) {
  const { status, headers, body } = await sendRaw(url, {
    path,
    headers: { 'accept-encoding': 'br' },
  })
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  const given = Object.entries(headers).filter(([name]) => !ownHeaders.includes(name))
  const answer = { headers: Object.fromEntries(given), body: body.toString('base64') }
  const child = fork(fileURLToPath(new URL('bare-apart.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  })
  child.send(answer)
  const [port] = await once(child, 'message')
  return {
    url: `http://localhost:${z.number().parse(port)}`,
    pid: child.pid ?? 0,
    bytes: body.length,
    stop: () => child.kill(),
  }
}
