import { expect, test } from 'vitest'
import { pageFilesLimits } from '../../cms/contract/page-files.ts'
import type { NamedFile } from './named-files.ts'
import { pagesOf, problemOf } from './page-choice.ts'

const named = (path: string): NamedFile => ({
  path,
  file: new File(['x'], path.split('/').at(-1) ?? '', { type: '' }),
})

const kindsOf = (...paths: string[]) => pagesOf(paths.map(named)).pages.map(({ kind }) => kind)

test.each([
  ['one page', ['a.html'], ['page']],
  ['several pages, each a lesson', ['a.html', 'b.htm'], ['page', 'page']],
  ['a page with a style sheet', ['a.html', 'style.css'], ['files']],
  ['a folder, even of a page alone', ['unit/index.html'], ['files']],
  ['zip files, each a page', ['a.zip', 'b.ZIP'], ['zip', 'zip']],
  ['a page and a zip file', ['a.html', 'b.zip'], ['page', 'zip']],
  ['what a system adds counts for nothing', ['a.html', '.DS_Store', '__MACOSX/a.html'], ['page']],
])('%s', (_what, paths, kinds) => {
  expect(kindsOf(...paths)).toEqual(kinds)
})

test('files without a page are refused', () => {
  expect(pagesOf([named('a.pdf'), named('style.css')])).toEqual({ pages: [], refused: 2 })
})

test('a folder is called by its name, loose files by their page', () => {
  expect(pagesOf([named('unit/index.html')]).pages).toMatchObject([{ name: 'unit' }])
  expect(pagesOf([named('b.html'), named('a.css')]).pages).toMatchObject([{ name: 'b.html' }])
})

test('what is too much is told before it is sent', () => {
  const many = Array.from({ length: pageFilesLimits.files + 2 }, (_, at) => named(`u/${at}.css`))

  expect(problemOf({ kind: 'files', name: 'u', files: many })).toContain('up to 1000 files')
  expect(problemOf({ kind: 'files', name: 'u', files: [named('u/index.html')] })).toBeUndefined()
})
