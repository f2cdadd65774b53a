import { expect, test } from 'vitest'
import { shownStatement } from './shown-statement.ts'

test.each([
  ['select "name" from admins where id = $1', 'select "name" from admins where id = $1'],
  ['select\n  1,\n  2.5', 'select …, …'],
  ["where name = 'Anna O''Brien' and id = 12", 'where name = … and id = …'],
  ['select $tag$Anna$tag$, $$Bob$$', 'select …, …'],
  ['select "t1"."x2" from lessons_v_version2', 'select "t1"."x2" from lessons_v_version2'],
  ["select 'never ends", 'select …'],
])('of %j the log has %j', (text, shown) => {
  expect(shownStatement(text)).toBe(shown)
})

test('a very long statement is cut, and a text that is cut in the middle is not shown', () => {
  const shown = shownStatement(`select '${'secret '.repeat(10_000)}'`)

  expect(shown).toBe('select …')
})
