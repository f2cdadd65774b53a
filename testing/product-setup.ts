import type { TestProject } from 'vitest/node'
import { freePort } from '../cms/postgres/free-port.ts'
import { ensureBuilt } from '../scripts/build.mjs'
import { signedIn } from './contract-client.ts'
import { manyAttempts } from './running-product.ts'
import { startSeededProduct } from './seeded-data.ts'
import { untilStudioAnswers } from './until-studio-answers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the product that the product tests share. */
    productUrl: string
    /** Where its secret, its Postgres and what it has printed are. */
    productDataDir: string
    productPid: number
    productMetricsPort: number
  }
}

/** One built product with its studio for all product tests; a test that must be alone starts its own. */
export default async function setup(project: TestProject) {
  await ensureBuilt()
  const metricsPort = await freePort()
  const watched = { LOG_LEVEL: 'info', SLOW_QUERY_MS: '0', METRICS_PORT: String(metricsPort) }
  const product = await startSeededProduct({
    env: { ...manyAttempts, ...watched },
    logName: 'printed.log',
  })
  await untilStudioAnswers(await signedIn(product.url))
  project.provide('productUrl', product.url)
  project.provide('productDataDir', product.dataDir)
  project.provide('productPid', product.pid)
  project.provide('productMetricsPort', metricsPort)
  return () => product.remove()
}
