import createModule from 'soundswallower'
import { standOut } from '../mirror/stand-out.ts'
import { type Decoder, openDecoder } from './decoder.ts'
import type { EngineAnswer, EngineQuestion, EngineTask } from './engine-messages.ts'
import { BrokenFile, fetchModel, type ModelFile } from './model-files.ts'

// A worker of its own: the page goes on while the engine works.

let decoder: Decoder | undefined

addEventListener('message', ({ data }: MessageEvent<EngineQuestion>) => {
  void answer(data)
})

async function answer({ id, task }: EngineQuestion) {
  try {
    const tell = (progress: number) => send({ id, progress })
    send({ id, value: await done(task, tell) })
  } catch (error) {
    console.warn('The engine that listens has failed', error)
    const ownFault = task.kind === 'open' ? 'no-start' : 'died'
    send({ id, problem: error instanceof BrokenFile ? 'broken-file' : ownFault })
  }
}

const send = (message: EngineAnswer) => postMessage(message)

async function done(task: EngineTask, onProgress: (share: number) => void): Promise<unknown> {
  switch (task.kind) {
    case 'open':
      return open(task, onProgress)
    case 'align':
      return decoder?.align(task.samples, task.words) ?? null
    case 'choose':
      return decoder?.choose(task.samples, task.places) ?? null
    case 'pitch':
      return standOut(task.samples, task.words)
  }
}

interface OpenTask {
  files: readonly ModelFile[]
  isFresh: boolean
}

async function open({ files, isFresh }: OpenTask, onProgress: (share: number) => void) {
  const total = files.reduce((sum, { size }) => sum + size, 0)
  const bytes = await fetchModel(files, {
    isFresh,
    onProgress: (loaded) => onProgress(loaded / total),
  })
  const module = await createModule({ wasmBinary: bytes.get('program')?.buffer })
  decoder = await withHeldFiles(bytes, () =>
    openDecoder(module, {
      mdef: 'mdef',
      mean: 'means',
      var: 'variances',
      sendump: 'sendump',
      tmat: 'transitions',
      featparams: 'features',
      fdict: 'noises',
    }),
  )
}

/** The package knows one way to a file, which is to fetch it: it is given those that are here. */
async function withHeldFiles<Result>(
  held: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
  run: () => Promise<Result>,
): Promise<Result> {
  const ownFetch = globalThis.fetch
  globalThis.fetch = async (address) => {
    const bytes = held.get(String(address))
    return bytes ? new Response(bytes) : new Response(null, { status: 404 })
  }
  try {
    return await run()
  } finally {
    globalThis.fetch = ownFetch
  }
}
