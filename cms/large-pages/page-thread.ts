import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { pageThread } from '../environment/project-folders.ts'
import type { InputOf, ResultOf, TaskName } from './tasks.ts'

/** It takes its memory with it when nobody has needed it for so long. */
const idleMs = 10_000
/** A page is given up by what reads it after five or ten seconds; this is for what is never given up. */
const mostMs = 60_000

/** One page at a time: each may take a hundred megabytes while it is read. */
const oneAtATime = pLimit(1)

let thread: Worker | undefined
let idle: NodeJS.Timeout | undefined

/**
 * Does a task in a thread, so that nobody else waits for it and its memory is given back. The thread
 * is started when it is first needed.
 */
export const inThread = <Name extends TaskName>(
  name: Name,
  input: InputOf<Name>,
): Promise<ResultOf<Name>> => oneAtATime(() => ask(name, input))

/** What the thread answers. */
type Answer<Result> = { result: Result } | { problem: string }

async function ask<Name extends TaskName>(
  name: Name,
  input: InputOf<Name>,
): Promise<ResultOf<Name>> {
  clearTimeout(idle)
  const worker = open()
  const end = () => {
    if (thread === worker) thread = undefined
    return worker.terminate()
  }
  const limit = setTimeout(end, mostMs)
  try {
    const answer = await answerOf<ResultOf<Name>>(worker, { name, input })
    if ('problem' in answer) throw new Error(answer.problem)
    return answer.result
  } finally {
    clearTimeout(limit)
    idle = setTimeout(end, idleMs).unref()
  }
}

function open(): Worker {
  if (thread) return thread
  const worker = new Worker(pageThread)
  worker.unref() // it keeps no process alive
  worker.on('error', () => {}) // who waits for it is told
  worker.once('exit', () => {
    if (thread === worker) thread = undefined
  })
  thread = worker
  return worker
}

/** The two ends are of one build, so what comes is what was made: see `thread.ts`. */
function answerOf<Result>(worker: Worker, task: unknown): Promise<Answer<Result>> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('The thread that reads large pages has ended.'))
    const settle = (then: () => void) => {
      worker.off('message', told).off('error', failed).off('exit', ended)
      then()
    }
    const told = (answer: Answer<Result>) => settle(() => resolve(answer))
    const failed = (error: Error) => settle(() => reject(error))
    worker.once('message', told).once('error', failed).once('exit', ended)
    worker.postMessage(task)
  })
}
