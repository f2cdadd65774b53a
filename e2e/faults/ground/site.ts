import { appendFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  manyAttempts,
  type RunningProduct,
  startProduct,
} from '../../../testing/running-product.ts'
import { seededData } from '../../../testing/seeded-data.ts'

/** Tests spare the disk; what is promised here is promised of a Postgres as everybody runs it. */
const asEverybody = `
fsync = on
full_page_writes = on
synchronous_commit = on
`

const removals: (() => Promise<unknown>)[] = []

/** Whatever happens, this is done at the end. */
export const atTheEnd = (remove: () => Promise<unknown>): void => void removals.push(remove)

/** Ends all that was started, the newest first. */
export async function removeAll(): Promise<void> {
  for (const remove of removals.splice(0).reverse()) {
    await remove().catch((error: unknown) => console.error(error))
  }
}

/** A data folder with the sample content, whose Postgres loses nothing that it has acknowledged. */
export async function lastingData(): Promise<string> {
  const dataDir = await seededData()
  await appendFile(join(dataDir, 'postgres/postgresql.conf'), asEverybody)
  atTheEnd(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }))
  return dataDir
}

interface Options {
  dataDir?: string
  port?: number
  /** Where another build of it lies. */
  folder?: string | undefined
  env?: Record<string, string>
}

/** The built product, with a Postgres of its own unless `DATABASE_URL` names another. */
export async function startSite({ env, ...options }: Options = {}): Promise<RunningProduct> {
  const dataDir = options.dataDir ?? (env?.DATABASE_URL ? undefined : await lastingData())
  const product = await startProduct({ ...options, dataDir, env: { ...manyAttempts, ...env } })
  atTheEnd(product.remove)
  return product
}
