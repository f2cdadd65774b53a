import { build, type Plugin } from 'vite'

/** The program of the product that can be observed, from the project's root. */
export const observedProgram = 'dist/observed/main.cjs'

/**
 * Shows three packages to `observer-inside.mjs` as the product loads them, which are otherwise out of
 * reach in the product's own files.
 */
const observed: Plugin = {
  name: 'observed',
  transform: {
    filter: { id: /node_modules\/(pg\/lib\/client|react-dom\/server\.node|lru-cache\/dist)/ },
    handler(code, id) {
      if (id.includes('/pg/')) return `${code}\nglobalThis.observed.pg(module.exports)`
      if (id.includes('/react-dom/')) return `${code}\nglobalThis.observed.react(exports)`
      return code.replace(/export\s*\{\s*(\w+) as LRUCache/, 'globalThis.observed.lru($1);$&')
    },
  },
}

let built: Promise<unknown> | undefined

/** Builds the server as the product is built, but for what `observed` adds; once for each run. */
export const buildObserved = (): Promise<unknown> => {
  Object.assign(process.env, { NODE_ENV: 'production' }) // a test that runs the bench has another
  built ??= build({
    logLevel: 'warn',
    plugins: [observed],
    build: { ssr: true, outDir: 'dist/observed' },
  })
  return built
}
