import { execFile } from 'node:child_process'
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { fingerprint } from '../scripts/fingerprint.mjs'
import { makeOnce } from './make-once.ts'
import { type RunningProduct, startProduct, testAdmin } from './running-product.ts'

const run = promisify(execFile)

const templates = 'node_modules/.cache/seeded-data'

/** All that decides on the content of a first start. */
export const seededSources = [
  ...[
    'cms/clips',
    'cms/content',
    'cms/contract',
    'cms/environment',
    'cms/exercises/row.ts',
    'cms/exercises/row-id.ts',
    'cms/exercises/rows-by-id.ts',
    'cms/exercises/rows-of-lesson.ts',
    'cms/exercises/words/plain-text.ts',
    'cms/files',
  ],
  ...['cms/lesson-formats', 'cms/log', 'cms/watch'],
  ...['cms/postgres', 'cms/server/start/open-payload.ts', 'cms/sign-in', 'seed'],
  ...[
    'payload.config.ts',
    'package-lock.json',
    'testing/databases.ts',
    'testing/make-seeded-data.ts',
    'testing/seeded-data.ts',
  ],
]

/** Nobody misses a test's data after a power cut. */
const hurry = `
fsync = off
full_page_writes = off
synchronous_commit = off
`

/**
 * A data folder of its own as a first start leaves it: schema, sample content, `testAdmin`, and all
 * of that once more in the database `seeded`, which nobody uses. Made once and copied from then on,
 * until one of its sources changes.
 */
export async function seededData(): Promise<string> {
  const template = await makeTemplate()
  const folder = await temporaryFolder()
  await copyContents(template, folder)
  return folder
}

/** The built product on such data, which spares it the work of a first start. */
export const startSeededProduct = async (
  options: { env?: Record<string, string>; logName?: string } = {},
): Promise<RunningProduct> => startProduct({ ...options, dataDir: await seededData() })

/** Named after what it is made of; Postgres could not write where it stays. */
export const makeTemplate = (): Promise<string> =>
  makeOnce(templates, fingerprint(seededSources), async (whole) => {
    const folder = await temporaryFolder()
    await fill(folder)
    await appendFile(join(folder, 'postgres/postgresql.conf'), hurry)
    await copyContents(folder, whole)
    await rm(folder, { recursive: true })
  })

/** In a process of its own: Payload's configuration knows one database a process. */
async function fill(folder: string): Promise<void> {
  const maker = fileURLToPath(new URL('./make-seeded-data.ts', import.meta.url))
  const imports = ['tsx', './scripts/settle-lexical.mjs'].flatMap((name) => ['--import', name])
  await run(process.execPath, [...imports, maker], {
    env: {
      NODE_ENV: 'production', // in which Payload brings the schema up to date
      PATH: process.env.PATH,
      DATA_DIR: folder,
      ADMIN_USERNAME: testAdmin.username,
      ADMIN_PASSWORD: testAdmin.password,
    },
  })
}

const temporaryFolder = () => mkdtemp(join(tmpdir(), 'tutor-'))

/** With their owners and rights: Postgres does not run as root, and reads its own files alone. */
async function copyContents(from: string, to: string): Promise<void> {
  if (process.platform === 'win32') await cp(from, to, { recursive: true })
  else await run('cp', ['-a', `${from}/.`, to])
}
