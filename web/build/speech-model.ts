import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { toPlanes } from '../listening/engine/byte-planes.ts'

const virtualId = 'virtual:speech-model'
const packageFolder = new URL('../../node_modules/soundswallower/', import.meta.url)
const nativeBlob = fileURLToPath(new URL('../listening/engine/native-blob.ts', import.meta.url))

/** The engine's program and its model of American English; the large dictionary stays here. */
const parts = {
  program: 'soundswallower.web.wasm',
  mdef: 'model/en-us/mdef',
  means: 'model/en-us/means',
  variances: 'model/en-us/variances',
  sendump: 'model/en-us/sendump',
  transitions: 'model/en-us/transition_matrices',
  features: 'model/en-us/feat_params.json',
  noises: 'model/en-us/noisedict.txt',
}

/** How many bytes the numbers of a part have: those that pack better in planes. */
const widths = new Map([
  ['mdef', 8],
  ['means', 4],
  ['variances', 4],
])

/**
 * The files of the engine that listens: named after what is in them, below `/speech/en-us/`, with a
 * list of them for the page (decision 84). The notice of the model's licence lies beside them.
 */
export const speechModel: Plugin = {
  name: 'speech-model',
  config: () => ({
    // The package brings a Blob for old Node, which does not load in browsers.
    resolve: { alias: [{ find: 'blob-polyfill', replacement: nativeBlob }] },
    optimizeDeps: { exclude: ['soundswallower'] },
    worker: { format: 'es', plugins: () => [ownProgram] },
  }),
  resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
  load: (id) =>
    id === `\0${virtualId}` ? `export const modelFiles = ${JSON.stringify(listed())}` : undefined,
  configureServer(server) {
    const served = new Map(files().map(({ url, bytes }) => [url, bytes]))
    server.middlewares.use((request, response, next) => {
      const bytes = served.get(request.url ?? '')
      if (!bytes) return next()
      response.setHeader('Content-Type', 'application/octet-stream')
      response.end(bytes)
    })
  },
  generateBundle() {
    if (this.environment.name !== 'client') return
    for (const { url, bytes } of files()) {
      this.emitFile({ type: 'asset', fileName: url.slice(1), source: bytes })
    }
    const notice = readFileSync(new URL('../listening/engine/notice.txt', import.meta.url))
    this.emitFile({ type: 'asset', fileName: 'speech/en-us/notice.txt', source: notice })
  },
}

/** The program is among the files above; the package's own way to it would pack it once more. */
const ownProgram: Plugin = {
  name: 'speech-program',
  transform: {
    filter: { id: /soundswallower\.web\.js/ },
    handler: (code) =>
      code.replace('new URL("soundswallower.web.wasm",import.meta.url).href', '"program"'),
  },
}

function files() {
  return Object.entries(parts).map(([name, path]) => {
    const width = widths.get(name) ?? 1
    const bytes = toPlanes(readFileSync(new URL(path, packageFolder)), width)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const url = `/speech/en-us/${name}-${sha256.slice(0, 10)}.bin`
    return { name, url, bytes, sha256, width }
  })
}

const listed = () => files().map(({ bytes, ...file }) => ({ ...file, size: bytes.length }))
