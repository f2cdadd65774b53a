import { once } from 'node:events'
import { connect } from 'node:net'
import type { RushInput } from './rush.ts'

const firstLine = Buffer.from('HTTP/1.1 ')
/** The first line up to the end of its status. */
const lineLength = firstLine.length + 3

const [input]: RushInput[] = await once(process, 'message')
if (input) await run(input)

async function run({ url, paths, amount, connections, together }: RushInput): Promise<void> {
  const { host, hostname, port } = new URL(url)
  const textOf = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`
  let sent = 0
  const nextBatch = () => {
    const size = Math.min(together, amount - sent)
    const begin = sent
    sent += size
    return Array.from({ length: size }, (_, index) =>
      textOf(paths[(begin + index) % paths.length] ?? '/'),
    )
  }
  const visitors = Array.from({ length: connections }, () =>
    visit({ hostname, port: Number(port), nextBatch }),
  )
  const answered = await Promise.all(visitors)
  process.send?.({ requests: answered.reduce((total, count) => total + count, 0) })
}

interface Visit {
  hostname: string
  port: number
  nextBatch(): string[]
}

/** Sends batch after batch over one connection; gives the number of answers. */
function visit({ hostname, port, nextBatch }: Visit): Promise<number> {
  const socket = connect(port, hostname)
  const answers = answerCounter()
  let expected = 0
  return new Promise((resolve, reject) => {
    const sendNext = () => {
      const batch = nextBatch()
      expected += batch.length
      if (batch.length > 0) socket.write(batch.join(''))
      else {
        socket.destroy()
        resolve(expected)
      }
    }
    socket.on('connect', sendNext).on('error', reject)
    socket.on('close', () => reject(new Error('The connection was closed.')))
    socket.on('data', (chunk) => {
      const { count, wrong } = answers(chunk)
      if (wrong) reject(new Error(`An answer was ${wrong}`))
      if (count === expected) sendNext()
    })
  })
}

/** Counts the answers in what comes in pieces, and gives the status of one that is not 200. */
function answerCounter() {
  let rest = Buffer.alloc(0)
  let count = 0
  return (chunk: Buffer) => {
    const bytes = Buffer.concat([rest, chunk])
    let wrong = ''
    let read = 0
    for (let at = bytes.indexOf(firstLine); at !== -1; at = bytes.indexOf(firstLine, read)) {
      if (at + lineLength > bytes.length) break
      const status = bytes.toString('latin1', at + firstLine.length, at + lineLength)
      if (status !== '200') wrong = status
      count += 1
      read = at + lineLength
    }
    rest = bytes.subarray(Math.max(read, bytes.length - lineLength + 1))
    return { count, wrong }
  }
}
