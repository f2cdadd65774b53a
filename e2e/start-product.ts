import { startProduct } from '../testing/running-product.ts'

/** One product with a fresh database for all journeys; its address and data folder go to the tests. */
export default async function setup() {
  const product = await startProduct()
  process.env.PRODUCT_URL = product.url
  process.env.PRODUCT_DATA_DIR = product.dataDir
  return () => product.remove()
}
