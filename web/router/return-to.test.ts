import { expect, test } from 'vitest'
import { isAdminScreen } from '../../cms/contract/admin-path.ts'
import { isStudio, safeReturnTo } from './return-to.ts'

test.each(['/admin', '/admin/files?x=1#y', '/studio', '/studio/collections/courses?page=2', '/'])(
  'a path of this site is gone back to: %s',
  (path) => {
    expect(safeReturnTo(path)).toBe(path)
  },
)

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'admin',
  '?x=1',
  '#x',
  '/.//evil.example',
  '/admin\\..',
  '/\t/evil.example',
  '/\n/evil.example',
  '',
])('what could lead to another host ends at /admin: %j', (returnTo) => {
  expect(safeReturnTo(returnTo)).toBe('/admin')
})

test('without an address sign-in ends at /admin, and never at sign-in again', () => {
  expect(safeReturnTo(null)).toBe('/admin')
  expect(safeReturnTo('/admin/login?returnTo=%2Fadmin')).toBe('/admin')
})

test('the studio is left to the browser', () => {
  expect(isStudio('/studio')).toBe(true)
  expect(isStudio('/studio/collections')).toBe(true)
  expect(isStudio('/studios')).toBe(false)
})

test('an admin screen is told from other pages', () => {
  expect(isAdminScreen('/admin?tab=manage')).toBe(true)
  expect(isAdminScreen('/admin/files')).toBe(true)
  expect(isAdminScreen('/')).toBe(false)
  expect(isAdminScreen('/administration')).toBe(false)
})
