import { execFile } from 'node:child_process'
import { appendFile, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { atTheEnd } from './site.ts'

const run = promisify(execFile)

const sources = [
  ...['cms', 'web', 'seed', 'scripts', 'dist', 'payload.config.ts', 'vite.config.ts'],
  ...['tsconfig.json', 'package.json', 'package-lock.json'],
]
const leftOut = /\/(?:node_modules|\.next\/cache|\.data)$/

/** The migration that the later version brings. */
export const laterMigration = '29991231_000000_later'

const migration = `import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql\`alter table contact_messages add column later text not null default 'later';
    create index contact_messages_later on contact_messages (later)\`)
}
export async function down(): Promise<void> {}
`

/**
 * A later version of the product, built in a folder of its own in the place of this one: its style
 * sheet has another name, and it brings a migration. The studio is the same.
 */
export async function laterBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'later-'))
  atTheEnd(() => rm(folder, { recursive: true, force: true }))
  for (const source of sources) {
    const filter = (path: string) => !leftOut.test(path)
    await cp(source, join(folder, source), { recursive: true, filter })
  }
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  await appendFile(join(folder, 'web/tokens.css'), '\n:root { --later: 1 }\n')
  const migrations = join(folder, 'cms/content/migrations')
  await writeFile(join(migrations, `${laterMigration}.ts`), migration)
  const index = await readFile(join(migrations, 'index.ts'), 'utf8')
  const entry = `  { up: later.up, down: later.down, name: '${laterMigration}' },\n];`
  const listed = index.trimEnd().replace(/,?\s*\];?$/, `,\n${entry}\n`)
  const imported = `import * as later from './${laterMigration}.ts';\n`
  await writeFile(join(migrations, 'index.ts'), imported + listed)
  // The studio knows no migrations: its build is as good for the later version.
  await run(process.execPath, ['--input-type=module', '-e', buildSite], { cwd: folder })
  return folder
}

const buildSite = `
import { writeFileSync } from 'node:fs'
import { builds, ensureBuilt } from './scripts/build.mjs'
import { fingerprint } from './scripts/fingerprint.mjs'
writeFileSync(builds.studio.stamp, fingerprint(builds.studio.sources))
await ensureBuilt()
`
