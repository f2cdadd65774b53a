import { expect, test } from 'vitest'
import { withStraightImports } from './straight-imports.ts'

const targets = new Map([
  ['part-1.js', { file: 'shared-2.js', names: [['Part', 'a'] as [string, string]] }],
])

test('what is passed on is taken from where it stands', () => {
  const code = 'let p=()=>import(`./part-1.js`)'

  expect(withStraightImports(code, targets)).toBe(
    'let p=()=>import(`./shared-2.js`).then(m=>({Part:m.a}))',
  )
})

test('other later imports stay as they are', () => {
  const code = 'let p=()=>import(`./other-3.js`);import{b}from"./part-1.js"'

  expect(withStraightImports(code, targets)).toBe(code)
})
