import { expect, test } from 'vitest'
import { browserKind } from './browser-kind.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0', 'Firefox on Linux'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/142.0 Safari/537.36`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/142.0 Safari/537.36 Edg/142`, 'Edge on Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) Version/26.0 Safari/605.1', 'Safari on Mac'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 26) Version/26.0 Mobile Safari/604', 'Safari on iPhone'],
  [`Mozilla/5.0 (Linux; Android 16) ${webKit} Chrome/142.0 Mobile Safari`, 'Chrome on Android'],
  ['curl/8.5.0', 'Another program'],
  ['', 'Another program'],
  [undefined, 'Another program'],
])('%s is %s', (userAgent, kind) => {
  expect(browserKind(userAgent)).toBe(kind)
})
