import { expect, test } from 'vitest'
import { sitemapPartXml, sitemapXml } from './sitemap-xml.ts'

const site = 'https://tutor.example'
const entries = (count: number) =>
  Array.from({ length: count }, (_none, index) => ({ path: `/course/${index + 1}` }))
const addresses = (xml: string | null) => xml?.match(/<loc>/g)?.length

test('fifty thousand addresses stand in one site map', () => {
  const xml = sitemapXml(entries(50_000), site)

  expect(xml).toContain('<urlset')
  expect(addresses(xml)).toBe(50_000)
})

test('one more makes it a list of two files', () => {
  const xml = sitemapXml(entries(50_001), site)

  expect(xml).toContain('<sitemapindex')
  expect(addresses(xml)).toBe(2)
  expect(xml).toContain(`<loc>${site}/sitemap-2.xml</loc>`)
})

test('the files hold every address once', () => {
  const all = entries(50_001)
  const [first, second] = [sitemapPartXml(all, site, 1), sitemapPartXml(all, site, 2)]

  expect(addresses(first)).toBe(50_000)
  expect(second).toContain(`<loc>${site}/course/50001</loc>`)
  expect(addresses(second)).toBe(1)
})

test.each([0, 3, 1.5, Number.NaN])('there is no file %s of two', (part) => {
  expect(sitemapPartXml(entries(50_001), site, part)).toBeNull()
})

test('a short site map has no files', () => {
  expect(sitemapPartXml(entries(3), site, 1)).toBeNull()
})
