import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildPicture } from '../../testing/build-pictures.ts'
import { signedIn } from '../../testing/contract-client.ts'
import { startProduct } from '../../testing/running-product.ts'
import { untilStudioAnswers } from '../../testing/until-studio-answers.ts'

test.skipIf(process.platform === 'win32')(
  'what a site writes is for others to read alone, whatever it was started with',
  async () => {
    const usual = process.umask(0)
    const product = await startProduct().finally(() => process.umask(usual))
    onTestFinished(() => product.remove())
    const admin = await signedIn(product.url)
    await untilStudioAnswers(admin)
    await buildPicture(admin)

    const names = await readdir(product.dataDir, { recursive: true })
    const modes = names
      .filter((name) => !name.startsWith('postgres/'))
      .map(async (name) => ({ name, mode: (await stat(join(product.dataDir, name))).mode }))

    const open = (await Promise.all(modes)).filter(({ mode }) => (mode & 0o002) !== 0)
    expect(names.filter((name) => name.startsWith('media/'))).not.toEqual([])
    expect(open).toEqual([])
  },
)
