import { createHash } from 'node:crypto'
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** What building makes beside its sources. */
const left = new Set(['node_modules', '.next', 'next-env.d.ts', 'dist', '.data'])

/**
 * One hash of all files below the given files and folders, tests and their fixtures left out.
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
    if (!/\.(?:test|fixture)\.tsx?$/.test(path)) hash.update(path).update(readFileSync(path))
    return
  }
  for (const name of readdirSync(path).sort()) {
    if (!left.has(name)) addTo(hash, join(path, name))
  }
}

/**
 * What to write into the stamp file once the work that it stands for is done anew; nothing where the
 * files and folders are still those that it was done with. Bytes are read only where a name, a size
 * or a time is another than when the stamp was written.
 * @param {string} stampFile
 * @param {string[]} paths
 * @returns {string | undefined}
 */
export function staleStamp(stampFile, paths) {
  const [stampedBytes, stampedLook] = existsSync(stampFile)
    ? readFileSync(stampFile, 'utf8').split('\n')
    : []
  // Before the bytes: what changes while they are read is then looked at again the next time.
  const look = lookAt(paths)
  if (look !== '' && look === stampedLook) return undefined
  const bytes = fingerprint(paths)
  const stamp = `${bytes}\n${look}`
  if (bytes !== stampedBytes) return stamp
  replace(stampFile, stamp)
  return undefined
}

/** Within this long two changes of a file can bear the same time, on the coarsest of file systems. */
const coarsestClock = 2_000

/**
 * One hash of what the file system says of all files below, tests too; empty where one was changed a
 * moment ago, since the next change to it could then not be told from this one.
 * @param {string[]} paths
 */
function lookAt(paths) {
  const hash = createHash('sha256').update(process.versions.node)
  let newest = 0
  /** @param {string} path */
  const add = (path) => {
    const found = statSync(path, { bigint: true, throwIfNoEntry: false })
    if (!found) return // gone meanwhile, or a link to nothing
    const { size, ctimeNs, ino, ctimeMs } = found
    // The time of change: unlike the time of writing, it comes along with no copy or archive.
    hash.update(`${path}\0${size}\0${ctimeNs}\0${ino}\n`)
    newest = Math.max(newest, Number(ctimeMs))
  }
  for (const path of paths) {
    if (!existsSync(path)) continue
    if (statSync(path).isFile()) add(path)
    else filesBelow(path).forEach(add)
  }
  return newest > Date.now() - coarsestClock ? '' : hash.digest('hex')
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !left.has(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      const isFolder = entry.isSymbolicLink()
        ? statSync(path, { throwIfNoEntry: false })?.isDirectory()
        : entry.isDirectory()
      return isFolder ? filesBelow(path) : [path]
    })

/**
 * In one step, for a second start that reads it meanwhile. It only spares the next start some
 * reading, so that a folder which cannot be written to is no reason to fail.
 * @param {string} stampFile
 * @param {string} stamp
 */
function replace(stampFile, stamp) {
  const draft = `${stampFile}.${process.pid}`
  try {
    writeFileSync(draft, stamp)
    renameSync(draft, stampFile)
  } catch {
    rmSync(draft, { force: true })
  }
}
