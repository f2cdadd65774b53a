import { Worker } from 'node:worker_threads'

/** What `pbkdf2` of node:crypto takes. */
export type Given = readonly [
  password: string,
  salt: string | Uint8Array,
  iterations: number,
  length: number,
  digest: string,
]

/** A text, so that source and build start the same. */
const program = `
const { pbkdf2Sync } = require('node:crypto')
const { parentPort } = require('node:worker_threads')
// On Linux of this thread alone, elsewhere it would be of all.
if (process.platform === 'linux') require('node:os').setPriority(10)
parentPort.on('message', (given) => parentPort.postMessage(pbkdf2Sync(...given)))
`

/** It takes its memory with it when nobody has needed it for so long. */
const idleMs = 10_000

interface Idle {
  thread: Worker
  end: NodeJS.Timeout
}

const idle: Idle[] = []

/**
 * Does the work of a password check, a fifth of a second of one core, in a thread that gives way to
 * visitors (decision 195). `password-lanes.ts` sees to it that there are few.
 */
export async function deriveKey(...given: Given): Promise<Buffer> {
  const thread = takeIdle() ?? startThread()
  try {
    const key = await answerOf(thread, given)
    rest(thread)
    return key
  } catch (error) {
    thread.terminate()
    throw error
  }
}

/** One that ends by itself is never asked again: it would answer nobody. */
function startThread(): Worker {
  const thread = new Worker(program, { eval: true })
  return thread.on('error', () => {}).once('exit', () => forget(thread))
}

function takeIdle(): Worker | undefined {
  const found = idle.pop()
  if (!found) return undefined
  clearTimeout(found.end)
  found.thread.ref()
  return found.thread
}

/** Keeps no process alive meanwhile. */
function rest(thread: Worker): void {
  thread.unref()
  const end = setTimeout(() => {
    forget(thread)
    thread.terminate()
  }, idleMs).unref()
  idle.push({ thread, end })
}

function forget(thread: Worker): void {
  const at = idle.findIndex((one) => one.thread === thread)
  if (at >= 0) idle.splice(at, 1)
}

function answerOf(thread: Worker, given: Given): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const settle = (then: () => void) => {
      thread.off('message', told).off('error', failed).off('exit', ended)
      then()
    }
    const told = (key: Uint8Array) => settle(() => resolve(Buffer.from(key)))
    const failed = (error: Error) => settle(() => reject(error))
    const ended = () => settle(() => reject(new Error('The thread that checks passwords ended.')))
    thread.once('message', told).once('error', failed).once('exit', ended)
    thread.postMessage(given)
  })
}
