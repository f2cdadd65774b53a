import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { startProduct } from '../../../../testing/running-product.ts'
import { seededData } from '../../../../testing/seeded-data.ts'

test.runIf(process.platform === 'linux')(
  'what draws pictures is loaded with the first of them, and not at the start',
  async () => {
    const { url, pid, remove } = await startProduct({ dataDir: await seededData() })
    onTestFinished(remove)
    const isLoaded = () => readFileSync(`/proc/${pid}/maps`, 'utf8').includes('/sharp-')

    await fetch(url)
    expect(isLoaded()).toBe(false)

    const icon = await fetch(`${url}/icon-192.png`)
    expect(icon.headers.get('content-type')).toBe('image/png')
    expect(isLoaded()).toBe(true)
  },
)
