import { expect, test } from 'vitest'
import { buildCourse } from '../../../testing/build-content.ts'
import { signedIn } from '../../../testing/contract-client.ts'
import { eventually } from '../../../testing/eventually.ts'
import { sharedProduct as product } from '../../../testing/shared-product.ts'

const scrape = async () => (await fetch(product.metricsUrl)).text()

const shownValue = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1) ?? 0,
  )

const keptHome = 'tutor_kept_requests_total{route="/",status="200"}'
const madeHome = 'tutor_request_duration_seconds_count{method="GET",route="/",status="200"}'

test('a page is first made and timed, then counted as it comes from memory', async () => {
  await (await fetch(product.url)).text()
  await eventually(async () => {
    await (await fetch(product.url)).text()
    expect(shownValue(await scrape(), keptHome)).toBeGreaterThan(0)
  })
  const before = await scrape()

  for (let count = 0; count < 5; count++) await (await fetch(product.url)).text()

  const after = await scrape()
  expect(shownValue(after, madeHome)).toBeGreaterThan(0)
  expect(shownValue(after, keptHome) + shownValue(after, madeHome)).toBe(
    shownValue(before, keptHome) + shownValue(before, madeHome) + 5,
  )
  expect(shownValue(after, 'tutor_kept_answers')).toBeGreaterThan(0)
})

test('an edit drops what it touches', async () => {
  await (await fetch(`${product.url}/courses`)).text()
  const before = shownValue(await scrape(), 'tutor_kept_dropped_total')

  await buildCourse(await signedIn(product.url))

  await eventually(async () =>
    expect(shownValue(await scrape(), 'tutor_kept_dropped_total')).toBeGreaterThan(before),
  )
})

test('visitors find no figures on the site’s own port', async () => {
  expect((await fetch(`${product.url}/metrics`)).status).toBe(404)
})
