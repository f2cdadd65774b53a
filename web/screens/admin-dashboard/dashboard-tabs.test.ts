import { expect, test } from 'vitest'
import { parseDashboardTab, searchOf } from './dashboard-tabs.ts'

test.each([
  [null, 'overview'],
  ['nothing', 'overview'],
  ['manage', 'manage'],
])('the address %j shows the tab %s', (value, tab) => {
  expect(parseDashboardTab(value)).toBe(tab)
})

test('an address keeps the tab and the chosen lesson', () => {
  expect(searchOf('overview', null)).toBe('')
  expect(searchOf('preview', 12)).toBe('?tab=preview&lesson=12')
})
