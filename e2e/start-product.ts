import { startProduct } from '../cms/testing/running-product.ts'

/** One product with a fresh database for all journeys; its address goes to the tests. */
export default async function setup() {
  const product = await startProduct()
  process.env.PRODUCT_URL = product.url
  return () => product.remove()
}
