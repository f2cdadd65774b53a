import { expect, test } from 'vitest'
import type { NamedFile } from '../../page-files/named-files.ts'
import { newAmong, readPicked } from './picked-files.ts'

const monday = Date.parse('2026-11-23T09:00:00.000Z')
const tuesday = Date.parse('2026-11-24T09:00:00.000Z')

const named = (path: string, text: string, lastModified = monday): NamedFile => ({
  path,
  file: new File([text], path.split('/').at(-1) ?? '', { lastModified }),
})

async function addedTo(before: readonly NamedFile[], chosen: readonly NamedFile[]) {
  const { picked: list } = await readPicked(before)
  const { picked } = await readPicked(chosen)
  return newAmong(picked, list).map(({ name }) => name)
}

const folder = (page: string, lastModified = monday) => [
  named('unit/index.html', page, lastModified),
  named('unit/style.css', 'p {}'),
]

test.each([
  ['page', [named('a.html', '<p>one</p>')]],
  ['zip file', [named('unit.zip', 'PK one')]],
  ['folder', folder('<p>one</p>')],
])('a %s that is chosen twice stands in the list once', async (_what, chosen) => {
  expect(await addedTo(chosen, [...chosen].reverse())).toEqual([])
})

test.each([
  ['a page', [named('a.html', '<p>one</p>')], [named('a.html', '<p>two</p>')], 'a.html'],
  ['a zip file', [named('unit.zip', 'PK one')], [named('unit.zip', 'PK two', tuesday)], 'unit.zip'],
  ['a folder', folder('<p>one</p>'), folder('<p>two</p>', tuesday), 'unit'],
  [
    'a folder of other files',
    folder('<p>one</p>'),
    [named('unit/index.html', '<p>one</p>'), named('unit/print.css', 'p {}')],
    'unit',
  ],
])('%s that was mended and is as long as before is another one', async (_what, was, is, name) => {
  expect(await addedTo(was, is)).toEqual([name])
})
