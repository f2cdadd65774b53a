import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tabButtonClass } from './open-form-tab.ts'

test('Payload’s tabs are buttons of the class that is looked for', () => {
  const source = readFileSync('node_modules/@payloadcms/ui/dist/fields/Tabs/Tab/index.js', 'utf8')

  expect(source).toContain(`'${tabButtonClass}'`)
  expect(source).toContain('_jsxs("button"')
})
