import { expect, test } from 'vitest'
import { withInline } from './inline-policy.ts'

const policy = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:"
const hashOfEmptyRule = "'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='"

test('a text that stands in a page is known by its hash', () => {
  const inline = { styles: ['p{}'], scripts: [] }

  expect(withInline(policy, inline)).toBe(
    policy.replace("style-src 'self'", `style-src 'self' ${hashOfEmptyRule}`),
  )
})

test('scripts are known apart from styles', () => {
  const inline = { styles: [], scripts: ['p{}'] }

  expect(withInline(policy, inline)).toBe(
    policy.replace("script-src 'self'", `script-src 'self' ${hashOfEmptyRule}`),
  )
})

test('a page without a text of its own has the site’s policy', () => {
  expect(withInline(policy, { styles: [], scripts: [] })).toBe(policy)
})
