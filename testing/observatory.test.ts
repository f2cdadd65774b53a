import { expect, test } from 'vitest'
import { type Looked, scoreOf } from './observatory.ts'

const best: Record<string, string> = {
  'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
}

const page = (changed: Record<string, string> = {}, more: Partial<Looked> = {}): Looked => ({
  headers: new Headers({ ...best, ...changed }),
  html: '<script type="module" src="/a.js" integrity="sha256-x"></script>',
  httpLeadsTo: 'https://tutor.example/',
  ...more,
})

test('a site that does all but embed nothing has 145 points, and 135 by the rules before', () => {
  expect(scoreOf(page())).toMatchObject({ total: 145, formerTotal: 135 })
})

test('a site that says nothing has none', () => {
  const looked = { headers: new Headers(), html: '', httpLeadsTo: null }

  // 100 less 25 for the policy, 20 each for redirection, transport and framing, 5 for types.
  expect(scoreOf(looked).total).toBe(10)
})

test.each([
  ["default-src 'self'", 5],
  ["default-src 'none'; script-src 'self' https:", -20],
  ["default-src 'none'; script-src 'unsafe-inline'", -20],
  ["default-src 'none'; script-src 'unsafe-inline' 'sha256-x'", 10],
  ["default-src 'none'; script-src 'self' 'unsafe-eval'", -10],
  ["default-src 'none'; script-src 'self' 'wasm-unsafe-eval'", 10],
  ["default-src 'none'; style-src 'unsafe-inline'", 0],
  ["default-src 'none'; img-src http:", -10],
  ["default-src 'none'; connect-src http://x.example", -20],
  ["script-src 'self'", -20],
  ['', -25],
])('the policy %j gives %i points', (policy, points) => {
  const looked = page({ 'content-security-policy': policy })

  expect(scoreOf(looked).points.policy).toBe(points)
})

test.each([
  ['framing', page({ 'content-security-policy': "default-src 'none'" }), -20],
  ['transport', page({ 'strict-transport-security': 'max-age=60' }), -10],
  ['types', page({ 'x-content-type-options': 'sniff' }), -5],
  ['referrer', page({ 'referrer-policy': 'unsafe-url' }), -5],
  ['redirection', page({}, { httpLeadsTo: 'http://tutor.example/' }), -20],
  ['integrity', page({}, { html: '<script src="https://x.example/a.js"></script>' }), -5],
  ['integrity', page({}, { html: '<script>1</script>' }), 0],
  ['cookies', page({ 'set-cookie': 'session=1; Secure; SameSite=Lax' }), -30],
  ['cookies', page({ 'set-cookie': 'a=1; HttpOnly' }), -20],
  ['cookies', page({ 'set-cookie': 'a=1; Secure; HttpOnly; SameSite=Lax' }), 5],
])('what is wrong costs its points: %s', (name, looked, points) => {
  expect(scoreOf(looked).points[name]).toBe(points)
})

test('whoever loses more than ten points gets no others', () => {
  const looked = page({ 'strict-transport-security': '' })

  expect(scoreOf(looked).total).toBe(80)
})
