import { join } from 'node:path'

/** The project's root is the working directory of the server and of every script. */
const root = process.cwd()

export const browserFolder = join(root, 'dist/browser')
export const studioFolder = join(root, 'cms/studio')
export const studioStaticFolder = join(root, 'cms/studio/.next/static')
/** What the studio’s own process runs. */
export const studioProgram = join(root, 'dist/server/studio.cjs')
/** What the thread runs that reads large pages. */
export const pageThread = join(root, 'dist/server/page-thread.cjs')
/** SQLite as WebAssembly. */
export const sqlEngine = join(root, 'node_modules/sql.js/dist/sql-wasm.wasm')

/** How words are said, as the engine that listens brings it. */
export const speechDictionary = join(root, 'node_modules/soundswallower/model/en-us/dict.txt')
