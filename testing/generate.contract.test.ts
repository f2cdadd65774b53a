import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const migrations = 'cms/content/migrations'
const importMap = 'cms/studio/app/(payload)/studio/importMap.js'

const migrationFiles = () => readdirSync(migrations).map((name) => join(migrations, name))

/** Everything that `npm run generate` writes, by its path. */
const generated = () =>
  new Map(
    [...migrationFiles(), importMap, 'cms/content/payload-types.ts'].map((path) => [
      path,
      readFileSync(path, 'utf8'),
    ]),
  )

/** Puts the files back as they were. */
function restore(before: Map<string, string>): void {
  for (const path of migrationFiles()) if (!before.has(path)) rmSync(path)
  for (const [path, text] of before) writeFileSync(path, text)
}

test('types, import map and migrations are those of the collections', async () => {
  const before = generated()
  const { SECRET: _, ...env } = process.env

  await promisify(execFile)(process.execPath, ['scripts/generate.mjs', 'forgotten'], { env })

  const after = generated()
  restore(before)
  expect([...after.keys()]).toEqual([...before.keys()])
  expect(after).toEqual(before)
})
