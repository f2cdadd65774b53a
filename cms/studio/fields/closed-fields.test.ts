import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = 'cms/studio/fields'

const fields = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => ({ path, source: readFileSync(join(folder, path), 'utf8') }))
  .filter(({ source }) => source.includes('useField<'))

test('the studio has fields of its own', () => {
  expect(fields.length).toBeGreaterThan(5)
})

/**
 * Payload tells a field by `disabled` that its form is closed, as while it is saved by hand: what is
 * typed into it then counts as saved with the rest, and nothing saves it.
 */
test.each(fields)('$path is closed with its form', ({ source }) => {
  expect(source).toMatch(/\{[^}]*\bdisabled\b[^}]*\} = useField</)
})
