import { connect } from 'node:net'
import { counted, type Fault, longest, none } from '../fault.ts'
import { send } from '../ground/load.ts'
import { startSite } from '../ground/site.ts'

const connections = 50
const perConnection = 100
const paths = ['/', '/courses', '/course/1', '/api/courses']

const limitMs = 60_000

export const pipelining: Fault = {
  name: 'pipelining',
  does: `${connections} clients send ${perConnection} requests each without waiting for answers`,
  times: 3,
  async inject(times) {
    const site = await startSite()
    const port = Number(new URL(site.url).port)
    const tagOf = new Map<string, string>()
    for (const path of paths) {
      const { headers } = await send(site.url, { kind: 'warm', path })
      tagOf.set(path, String(headers.etag))
    }
    const asked = Array.from({ length: perConnection }, (_, n) => paths[n % paths.length] ?? '/')
    const expected = asked.map((path) => tagOf.get(path))
    const all = { missing: 0, other: 0, disordered: 0 }
    const took: number[] = []
    for (let round = 0; round < times; round++) {
      const begun = performance.now()
      const answers = await Promise.all(Array.from({ length: connections }, () => ask(port, asked)))
      took.push(performance.now() - begun)
      for (const { statuses, tags } of answers) {
        all.missing += perConnection - statuses.length
        all.other += statuses.filter((status) => status !== '200').length
        all.disordered += String(tags) === String(expected) ? 0 : 1
      }
    }
    return [
      counted('requests', times * connections * perConnection),
      none('without an answer', all.missing),
      none('other answers than 200', all.other),
      none('connections whose answers came in another order', all.disordered),
      longest('until all were answered', took),
    ]
  },
}

/** Sends all at once; of HEAD nothing but heads comes back, and an ETag tells whose it is. */
function ask(port: number, asked: readonly string[]) {
  return new Promise<{ statuses: string[]; tags: string[] }>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    const settle = () => {
      socket.destroy()
      const heads = text.split('\r\n\r\n').slice(0, -1)
      const first = (pattern: RegExp) => heads.map((head) => pattern.exec(head)?.[1] ?? '')
      resolve({ statuses: first(/^HTTP\/1\.1 (\d+)/), tags: first(/^etag: (.*)$/im) })
    }
    socket.setTimeout(limitMs, settle)
    socket.on('data', (chunk) => {
      text += String(chunk)
      if (text.split('\r\n\r\n').length > asked.length) settle()
    })
    socket.once('error', settle)
    socket.once('end', settle)
    socket.write(asked.map((path) => `HEAD ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''))
  })
}
