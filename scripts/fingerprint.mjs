import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What building makes beside its sources. */
const left = new Set(['node_modules', '.next', 'next-env.d.ts', 'dist', '.data'])

/**
 * One hash of all files below the given files and folders, tests left out.
 * @param {string[]} paths
 */
export function fingerprint(paths) {
  const hash = createHash('sha256').update(process.versions.node)
  for (const path of paths) addTo(hash, path)
  return hash.digest('hex')
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 */
function addTo(hash, path) {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) {
    if (!/\.test\.tsx?$/.test(path)) hash.update(path).update(readFileSync(path))
    return
  }
  for (const name of readdirSync(path).sort()) {
    if (!left.has(name)) addTo(hash, join(path, name))
  }
}

/**
 * True where the stamp file holds this fingerprint.
 * @param {string} stampFile
 * @param {string} value
 */
export const isStamped = (stampFile, value) =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === value
