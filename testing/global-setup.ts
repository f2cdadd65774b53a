import type { TestProject } from 'vitest/node'
import { startProduct } from './running-product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the product that all contract tests share. */
    productUrl: string
    /** Where its secret and its Postgres are. */
    productDataDir: string
  }
}

/** One built product for all contract tests; a test that must be alone starts its own. */
export default async function setup(project: TestProject) {
  const product = await startProduct({ env: { LOGIN_LIMIT: '100000', CONTACT_LIMIT: '100000' } })
  project.provide('productUrl', product.url)
  project.provide('productDataDir', product.dataDir)
  return () => product.remove()
}
