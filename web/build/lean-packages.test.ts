import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutStacks } from './lean-packages.ts'

const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'))
const reactDom = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8')

const madeAtStart = /^(?:var | {2})(\w+) = Error\(/gm

test('no error is made while React starts', () => {
  expect(reactDom.match(madeAtStart)).not.toBeNull()

  expect(withoutStacks(reactDom).match(madeAtStart)).toBeNull()
})

test('what React throws to itself is still an error with its message', () => {
  const code = withoutStacks('var Sign = Error(formatProdErrorMessage(460));')

  const sign = new Function('formatProdErrorMessage', `${code} return Sign`)(String)

  expect(sign).toBeInstanceOf(Error)
  expect(sign.message).toBe('460')
  expect(sign.stack).toBeUndefined()
})
