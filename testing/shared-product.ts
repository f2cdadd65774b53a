import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

const dataDir = inject('productDataDir')

/** The product that all product tests share, as they find it; it is there until the last has ended. */
export const sharedProduct = {
  url: inject('productUrl'),
  dataDir,
  pid: inject('productPid'),
  metricsUrl: `http://127.0.0.1:${inject('productMetricsPort')}/metrics`,
  /** What it has printed so far, about the requests of other tests too. */
  log: () => readFileSync(join(dataDir, 'printed.log'), 'utf8'),
}
