import { expect, test } from 'vitest'
import { acceptedFiles } from './file-kinds.ts'

test.each([
  ['css', ['a.css', 'A.CSS'], ['a.scss', 'css', 'a.css.txt']],
  ['js', ['a.js', 'A.JS', 'a.min.js'], ['a.mjs', 'a.jsx', 'a.ts', 'a.js.map']],
  ['html', ['a.html', 'a.htm', 'A.HTM'], ['a.xhtml', 'a.html.pdf', 'html']],
] as const)('the endings of %s are those of the specification', (kind, taken, refused) => {
  const isTaken = (name: string) => acceptedFiles[kind].ending.test(name)

  expect(taken.filter(isTaken)).toEqual(taken)
  expect(refused.filter(isTaken)).toEqual([])
})
