import { expect, test } from 'vitest'
import { isOfKind } from './file-kinds.ts'

test.each([
  ['css', ['a.css', 'A.CSS'], ['a.scss', 'css', 'a.css.txt']],
  ['js', ['a.js', 'A.JS', 'a.min.js'], ['a.mjs', 'a.jsx', 'a.ts', 'a.js.map']],
  ['html', ['a.html', 'a.htm', 'A.HTM'], ['a.xhtml', 'a.html.pdf', 'html']],
] as const)('the endings of %s are those of the specification', (kind, taken, refused) => {
  const isTaken = (name: string) => isOfKind({ name, type: '' }, kind)

  expect(taken.filter(isTaken)).toEqual(taken)
  expect(refused.filter(isTaken)).toEqual([])
})

test('a file whose type is text/html is an HTML file, whatever its name', () => {
  expect(isOfKind({ type: 'text/html', name: 'lesson' }, 'html')).toBe(true)
  expect(isOfKind({ type: 'text/plain', name: 'lesson.html.txt' }, 'html')).toBe(false)
  expect(isOfKind({ type: 'application/pdf', name: 'lesson.pdf' }, 'html')).toBe(false)
})

test('the type alone makes no style sheet and no script', () => {
  expect(isOfKind({ type: 'text/css', name: 'a.txt' }, 'css')).toBe(false)
  expect(isOfKind({ type: '', name: 'a.txt' }, 'js')).toBe(false)
})
