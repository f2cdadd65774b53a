import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { BackupError } from './backup-error.ts'
import {
  Head,
  headName,
  Manifest,
  manifestName,
  secretName,
  tableOfFile,
} from './file/backup-format.ts'
import { isFilePart } from './file/file-part.ts'
import { readBackup } from './file/read-backup.ts'
import { isCut, type TarEntry } from './file/read-tar.ts'

export interface Checked {
  head: Head
  manifest: Manifest
}

/** Lists and heads are read into memory; no honest one is larger. */
const largestText = 256 * 1024 * 1024

/**
 * Reads a backup to its end and compares every byte with its list. Nothing is changed by it.
 * @throws BackupError that says what is wrong with it.
 */
export async function checkBackup(path: string, passphrase?: string): Promise<Checked> {
  let head: Head | undefined
  let manifest: Manifest | undefined
  const found: Manifest['parts'] = {}
  await readBackup(path, passphrase, async (entries) => {
    for await (const entry of entries) {
      if (!head && entry.name !== headName) throw foreign()
      if (entry.name === manifestName) {
        manifest = parsed(Manifest, await textOf(entry), isCut)
        continue
      }
      if (manifest || entry.name in found || !isPartName(entry.name)) throw new BackupError(isCut)
      const { sha256, text } = await looked(entry, entry.name === headName)
      found[entry.name] = { bytes: entry.size, sha256 }
      if (entry.name === headName) head = headOf(text)
    }
  })
  if (!head) throw foreign()
  if (!manifest) throw new BackupError(isCut)
  compare(found, manifest)
  return { head, manifest }
}

const foreign = () => new BackupError('This file is not a backup of this program.')

function headOf(text: string): Head {
  const result = Head.safeParse(jsonOf(text))
  if (result.success) return result.data
  const isVersion = result.error.issues.every(({ path }) => path[0] === 'version')
  if (!isVersion) throw foreign()
  throw new BackupError('This backup was made by a newer version of this program. Update first.')
}

function compare(found: Manifest['parts'], { parts, tables }: Manifest): void {
  const names = Object.keys(parts)
  if (names.length !== Object.keys(found).length) throw new BackupError(isCut)
  const damaged = names.find(
    (name) =>
      found[name]?.sha256 !== parts[name]?.sha256 || found[name]?.bytes !== parts[name]?.bytes,
  )
  if (damaged) throw new BackupError(`${damaged} in this backup is damaged. Take another copy.`)
  const known = new Set(tables.map(({ name }) => name))
  const packed = names.map(tableOfFile).filter((table) => table !== undefined)
  if (!packed.every((table) => known.has(table))) throw new BackupError(isCut)
}

const isPartName = (name: string): boolean =>
  name === headName || name === secretName || Boolean(tableOfFile(name)) || isFilePart(name)

async function looked(entry: TarEntry, keeps: boolean) {
  if (keeps && entry.size > largestText) throw foreign()
  const hash = createHash('sha256')
  const kept: Buffer[] = []
  for await (const chunk of entry.body) {
    hash.update(chunk)
    if (keeps) kept.push(chunk)
  }
  return { sha256: hash.digest('hex'), text: Buffer.concat(kept).toString() }
}

async function textOf(entry: TarEntry): Promise<string> {
  return (await looked(entry, true)).text
}

function parsed<Schema extends z.ZodType>(schema: Schema, text: string, problem: string) {
  const result = schema.safeParse(jsonOf(text))
  if (result.success) return result.data
  throw new BackupError(problem)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
