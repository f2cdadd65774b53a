import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/component/show.tsx'
import { buildSite } from '../../testing/fake-contract.ts'
import { reads } from '../data/reads.ts'
import { SiteHeader } from './site-header.tsx'

const longBrand = 'Wohlgemuth-Schneider Sprachtraining'

async function showHeader(brand: string, width: number) {
  await page.viewport(width, 800)
  await show(<SiteHeader />, { answers: { [reads.site.path]: buildSite({ brand }) } })
  return page.getByRole('link', { name: brand })
}

const trial = () => page.getByRole('link', { name: /Book Trial/ }).element()

test('a long brand has the phone’s width, and at most two lines', async () => {
  const brand = (await showHeader(longBrand, 375)).element()

  const { blockSize, lineHeight } = getComputedStyle(brand)
  expect(Math.round(Number.parseFloat(blockSize) / Number.parseFloat(lineHeight))).toBeLessThan(3)
  expect(brand.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    trial().getBoundingClientRect().top,
  )
  expect(document.documentElement.scrollWidth).toBe(375)
})

test('a short brand stands beside the buttons', async () => {
  const brand = (await showHeader('Clearly Spoken', 375)).element()

  expect(brand.getBoundingClientRect().bottom).toBeGreaterThan(trial().getBoundingClientRect().top)
})

test('with letters twice as large nothing leaves a phone', async () => {
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => document.documentElement.removeAttribute('style'))

  await showHeader('Clearly Spoken', 375)

  expect(document.documentElement.scrollWidth).toBe(375)
})

test('on the narrowest phones ‘Book Trial’ is a quiet link', async () => {
  await showHeader('Clearly Spoken', 340)
  expect(getComputedStyle(trial()).backgroundColor).toBe('rgba(0, 0, 0, 0)')

  await page.viewport(375, 800)
  expect(getComputedStyle(trial()).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
})
