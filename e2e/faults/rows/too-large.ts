import { connect } from 'node:net'
import { buildCourse } from '../../../testing/build-content.ts'
import { cookieHeader, signedIn } from '../../../testing/contract-client.ts'
import { untilStudioAnswers } from '../../../testing/until-studio-answers.ts'
import { counted, type Fault, none } from '../fault.ts'
import { siteMB, watchMemory } from '../ground/memory.ts'
import { startSite } from '../ground/site.ts'

const bodyBytes = 50 * 1024 * 1024
const chunk = Buffer.alloc(64 * 1024, 'a')
/** More than after a round that has warmed it up; two of these bodies, of more than a hundred. */
const moreMB = 100

interface Flood {
  port: number
  path: string
  cookie: string
  type: string
  /** Announced by its length, or in pieces of which nobody knows how many will come. */
  isAnnounced: boolean
}

/** Writes a whole body whatever is answered, and reads only then; gives the status that it found. */
function flood({ port, path, cookie, type, isAnnounced }: Flood): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    let problem = ''
    socket.pause()
    socket.on('data', (data) => {
      received += data.toString('latin1')
      if (/^HTTP\/1\.1 \d{3}[\s\S]*\r\n\r\n[\s\S]*[}>]/.test(received)) socket.destroy()
    })
    socket.on('error', (error) => {
      problem = 'code' in error ? String(error.code) : error.message
    })
    socket.once('close', () => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1]
      resolve(status ?? (problem || 'closed'))
    })
    const length = isAnnounced ? `Content-Length: ${bodyBytes}` : 'Transfer-Encoding: chunked'
    const host = `Host: localhost:${port}`
    const origin = `Origin: http://localhost:${port}`
    const head = [`POST ${path} HTTP/1.1`, host, origin, `Content-Type: ${type}`, length]
    socket.write(`${[...head, ...(cookie ? [`Cookie: ${cookie}`] : [])].join('\r\n')}\r\n\r\n`)
    const piece = isAnnounced
      ? chunk
      : Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')])
    let sent = 0
    const writeOn = () => {
      while (!socket.destroyed && sent < bodyBytes) {
        sent += chunk.length
        if (!socket.write(piece)) return void socket.once('drain', writeOn)
      }
      if (!isAnnounced) socket.write('0\r\n\r\n')
      socket.resume()
    }
    writeOn()
    setTimeout(() => socket.destroy(), 60_000).unref()
  })
}

export const tooLarge: Fault = {
  name: 'too-large',
  does: 'bodies of 50 MB by clients that write on and read at the end',
  times: 5,
  async inject(times) {
    const site = await startSite()
    const admin = await signedIn(site.url)
    await untilStudioAnswers(admin)
    const { id } = await buildCourse(admin)
    const port = Number(new URL(site.url).port)
    const ways = waysOf(id, cookieHeader(admin.cookies))
    const found: string[] = []
    const floodAll = async () => {
      for (const way of ways) {
        for (const isAnnounced of [true, false]) {
          const status = await flood({ port, isAnnounced, ...way })
          found.push(`${way.expected.includes(status) ? 'read' : `${way.path} ${status}`}`)
        }
      }
    }
    await floodAll()
    const before = siteMB(site.pid)
    const memory = watchMemory(site.pid)
    for (let round = 0; round < times; round++) await floodAll()
    const peak = memory.stop()
    const wrong = found.filter((one) => one !== 'read')
    if (wrong.length > 0) console.log(`    ${[...new Set(wrong)].join(', ')}`)
    return [
      counted('bodies', found.length),
      none('answers that could not be read, or were none of 401, 403, 413', wrong.length),
      {
        what: 'memory at most, more than after the first round',
        value: peak - before,
        unit: 'MB',
        bound: { atMost: moreMB },
      },
    ]
  },
}

const json = 'application/json'

/** Where a body may be sent, by whom, and what the answer must be. */
const waysOf = (courseId: number, cookie: string) => [
  { path: '/api/contact', cookie: '', type: json, expected: ['413'] },
  { path: '/api/admin/login', cookie: '', type: json, expected: ['413'] },
  { path: `/api/courses/${courseId}/lessons`, cookie: '', type: json, expected: ['401'] },
  { path: `/api/courses/${courseId}/lessons`, cookie, type: json, expected: ['413'] },
  { path: '/api/courses/import', cookie: '', type: 'application/zip', expected: ['401'] },
  {
    path: '/studio/api/media',
    cookie: '',
    type: 'multipart/form-data; boundary=x',
    expected: ['401'],
  },
  { path: '/no-such-page', cookie: '', type: json, expected: ['404', '405'] },
]
