import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { linkLibraries, packageOfPrograms } from './postgres-programs.ts'

const own = dirname(dirname(createRequire(import.meta.url).resolve(packageOfPrograms())))

/** The package as npm unpacks it, without its programs. */
async function unpacked(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tutor-programs-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(join(own, 'scripts'), join(folder, 'scripts'), { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await mkdir(join(folder, 'native/lib'), { recursive: true })
  await writeFile(join(folder, 'native/lib/libicuuc.so.60.2'), 'a library')
  const links = [{ source: 'native/lib/libicuuc.so.60.2', target: 'native/lib/libicuuc.so.60' }]
  await writeFile(join(folder, 'native/pg-symlinks.json'), JSON.stringify(links))
  return folder
}

test.skipIf(process.platform === 'win32')(
  'the libraries of Postgres are linked where npm was told to run no scripts',
  async () => {
    const folder = await unpacked()

    await linkLibraries(folder)

    expect(existsSync(join(folder, 'native/lib/libicuuc.so.60'))).toBe(true)
  },
)

test.skipIf(process.platform === 'win32')('those that are linked are left alone', async () => {
  const folder = await unpacked()
  await symlink('libicuuc.so.60.2', join(folder, 'native/lib/libicuuc.so.60'))
  await rm(join(folder, 'scripts'), { recursive: true })

  await expect(linkLibraries(folder)).resolves.toBeUndefined()
})
