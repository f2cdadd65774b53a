import type { TestProject } from 'vitest/node'
import { ensureBuilt } from '../scripts/build.mjs'
import { manyAttempts } from './running-product.ts'
import { startSeededProduct } from './seeded-data.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the product that the product tests share. */
    productUrl: string
    /** Where its secret and its Postgres are. */
    productDataDir: string
  }
}

/** One built product for all product tests; a test that must be alone starts its own. */
export default async function setup(project: TestProject) {
  await ensureBuilt()
  const product = await startSeededProduct({ env: manyAttempts })
  project.provide('productUrl', product.url)
  project.provide('productDataDir', product.dataDir)
  return () => product.remove()
}
