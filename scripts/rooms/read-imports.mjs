import { posix } from 'node:path'
import { parseSync } from 'vite'
import { readFiles } from '../read-files.mjs'

/**
 * @typedef {{ path: string, imports: string[], packages: string[] }} Source
 * A file with the files (paths from the project's root) and the packages that it imports, for its
 * types too.
 */

/**
 * The project's code, tests left out: they may reach anywhere.
 * @returns {Source[]}
 */
export function readSources() {
  return [...readFiles('.')]
    .filter(([path]) => /\.(?:tsx?|mjs)$/.test(path) && !isLeftOut(path))
    .map(([path, text]) => ({ path, ...importsOf(path, text) }))
}

/** @param {string} path */
const isLeftOut = (path) =>
  /\.test\.tsx?$/.test(path) || path.startsWith('cms/content/migrations/2') || isConfig(path)

/** @param {string} path */
const isConfig = (path) => /^[\w.]+\.config\.ts$/.test(path) && path !== 'payload.config.ts'

/**
 * @param {string} path
 * @param {string} text
 * @returns {{ imports: string[], packages: string[] }}
 */
export function importsOf(path, text) {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module
  const named = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => inQuotes(text.slice(start, end))),
  ].filter((name) => name !== undefined)
  const files = named.filter((name) => name.startsWith('.'))
  return {
    imports: [...new Set(files.map((name) => resolve(path, name)))],
    packages: [...new Set(named.filter((name) => !name.startsWith('.')).map(packageOf))],
  }
}

/** @param {string} source */
const inQuotes = (source) => /^(['"])([^'"]+)\1$/.exec(source)?.[2]

/**
 * @param {string} from
 * @param {string} name
 */
const resolve = (from, name) =>
  posix.normalize(posix.join(posix.dirname(from), name.replace(/\?.*$/, '')))

/** @param {string} name */
const packageOf = (name) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
