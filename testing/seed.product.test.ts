import { afterAll, expect, test } from 'vitest'
import { HomePage, TestimonialsPage } from '../cms/contract/pages.ts'
import { apiPaths } from '../cms/contract/paths.ts'
import { Site } from '../cms/contract/site.ts'
import { contractClient } from './contract-client.ts'
import { queryDatabase } from './databases.ts'
import { type RunningProduct, startProduct } from './running-product.ts'
import { startSeededProduct } from './seeded-data.ts'

let product: RunningProduct
afterAll(() => product?.remove())

/** Restarts on the same data and reads what visitors see. */
async function restarted() {
  await product.stop()
  product = await startProduct({ dataDir: product.dataDir })
  const read = async (path: string) => (await contractClient(product.url).send('GET', path)).json
  return {
    site: Site.parse(await read(apiPaths.site)),
    home: HomePage.parse(await read(apiPaths.page('home'))),
    testimonials: TestimonialsPage.parse(await read(apiPaths.page('testimonials'))).testimonials,
  }
}

test('the home page leads with the course that its hero points to', async () => {
  product = await startProduct()

  const { text } = await contractClient(product.url).send('GET', '/')
  const shown = [...text.matchAll(/href="\/course\/(\d+)/g)].map(([, id]) => Number(id))
  await product.remove()

  expect([...new Set(shown)]).toEqual([1, 2, 3, 4, 5, 6])
})

test('a site from before the texts is filled once, and nothing edited is touched', async () => {
  product = await startSeededProduct()
  await queryDatabase(
    product.dataDir,
    `update site set brand = 'My School', sample_texts_at = null, footer_line = null,
       messaging_number = null, region = 'Wales';
     update home_page set headline = 'Mine';
     delete from _site_v; delete from _home_page_v; delete from _testimonials_page_v;
     delete from testimonials_page; delete from page_testimonials;
     delete from faq_items where id > 1`,
  )
  const upgraded = await restarted()
  await queryDatabase(product.dataDir, 'delete from page_testimonials')
  const later = await restarted()

  expect(upgraded.site).toMatchObject({
    brand: 'My School',
    region: 'Wales',
    footerLine: '© 2025 My School. All rights reserved.',
    messagingNumber: '',
  })
  expect(upgraded.home.headline).toBe('Mine')
  expect(upgraded.home.faq).toHaveLength(1)
  expect(upgraded.testimonials).toHaveLength(11)
  expect(later.testimonials).toHaveLength(0)
})
