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

/** Of a body in base64. */
const lengthOf = ({ body }: BareAnswer) => Buffer.from(body, 'base64').length

const ownHeaders = ['date', 'connection', 'keep-alive', 'transfer-encoding']

/**
 * A server of Node alone that does nothing but send the bytes and the headers that these addresses of
 * a site have in brotli: what Node itself can do here.
 */
export async function startBare(url: string, paths: readonly string[]) {
  const answers: Record<string, BareAnswer> = {}
  for (const path of paths) answers[path] = await answerOf(url, path)
  const child = fork(fileURLToPath(new URL('bare-apart.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  })
  child.send(answers)
  const [port] = await once(child, 'message')
  return {
    url: `http://localhost:${z.number().parse(port)}`,
    pid: child.pid ?? 0,
    /** How long all its answers are, as they are on their way. */
    bytes: Object.values(answers)
      .map(lengthOf)
      .reduce((sum, length) => sum + length, 0),
    stop: () => child.kill(),
  }
}

async function answerOf(url: string, path: string): Promise<BareAnswer> {
  const { status, headers, body } = await sendRaw(url, {
    path,
    headers: { 'accept-encoding': 'br' },
  })
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  const given = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || ownHeaders.includes(name) ? [] : [[name, value] as const],
  )
  return { headers: Object.fromEntries(given), body: body.toString('base64') }
}
