import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** From the project's root, which is the working directory of the server and of every script. */
const runtimePath = 'cms/lesson-formats/document/runtime.js'

let source: string | null = null

/** The script that every lesson document carries, read from disk once. */
export function readRuntimeSource(): string {
  source ??= readFileSync(join(process.cwd(), runtimePath), 'utf8')
  return source
}
