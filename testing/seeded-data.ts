import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appendFile, cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startProduct } from './running-product.ts'

/** Beside the build, which each change of the schema or the samples makes anew. */
const template = 'dist/test-data'

/** Nobody misses a test's data after a power cut. */
const hurry = `
fsync = off
full_page_writes = off
synchronous_commit = off
`

/**
 * A data folder of its own with the sample content and the first admin in it, as after a first
 * start: a product starts on it in a fraction of the time. The first call of a build makes the
 * folder that all others are copied from.
 */
export async function seededData(): Promise<string> {
  if (!existsSync(template)) await makeTemplate()
  const folder = await mkdtemp(join(tmpdir(), 'tutor-'))
  await rm(folder, { recursive: true })
  await copyFolder(template, folder)
  return folder
}

/** Made aside and moved there whole: of two that come at once, the first one's stays. */
export async function makeTemplate(): Promise<void> {
  if (existsSync(template)) return
  const product = await startProduct()
  await product.stop()
  await appendFile(join(product.dataDir, 'postgres/postgresql.conf'), hurry)
  const whole = `${template}-${process.pid}`
  await copyFolder(product.dataDir, whole)
  await product.remove()
  await rename(whole, template).catch(() => rm(whole, { recursive: true }))
}

/** With its owners: Postgres does not run as root, and reads its own files alone. */
async function copyFolder(from: string, to: string): Promise<void> {
  if (process.platform === 'win32') return cp(from, to, { recursive: true })
  await promisify(execFile)('cp', ['-a', from, to])
}
