import { createHmac } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { signToken } from '../environment/signed-token.ts'
import { deviceCookie, readDevice } from './device-cookie.ts'

const secret = 'a secret of the server'
const tutor = { username: 'tutor', credentials: 'what opens the account' }

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** The cookies of a browser that was given this one. */
const jarOf = ({ name, value }: { name: string; value: string }) => new Map([[name, value]])

/** The same cookie with its value changed on the way. */
function jarWith(change: (device: string, signature: string) => string): Map<string, string> {
  const { name, value } = deviceCookie(tutor, secret)
  const [device = '', signature = ''] = value.split('.')
  return new Map([[name, change(device, signature)]])
}

const deviceOf = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url')

test('a browser that has signed in is known again by an id', () => {
  const jar = jarOf(deviceCookie(tutor, secret))

  const device = readDevice(jar, 'tutor', secret)

  expect(device).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    credentials: tutor.credentials,
  })
})

test('the id stays the same from visit to visit', () => {
  const jar = jarOf(deviceCookie(tutor, secret))

  const devices = [readDevice(jar, 'tutor', secret), readDevice(jar, 'tutor', secret)]

  expect(devices[0]?.id).toBe(devices[1]?.id)
})

test('two browsers have two ids', () => {
  const first = readDevice(jarOf(deviceCookie(tutor, secret)), 'tutor', secret)
  const second = readDevice(jarOf(deviceCookie(tutor, secret)), 'tutor', secret)

  expect(first?.id).not.toBe(second?.id)
})

test('the cookie stays for a year', () => {
  const cookie = deviceCookie(tutor, secret)

  expect(cookie.maxAgeSeconds).toBe(31_536_000)
})

test.each(['Zoë', 'ann.example', '名前', 'a"b,c'])('the name %o is known again', (username) => {
  const jar = jarOf(deviceCookie({ ...tutor, username }, secret))

  const device = readDevice(jar, username, secret)

  expect(device).not.toBeNull()
})

test('the cookie’s value needs no quoting', () => {
  const { value } = deviceCookie({ ...tutor, username: '名前;"' }, secret)

  expect(value).toMatch(/^[\w-]+\.[\w-]+$/)
})

test('a cookie from before it said with what somebody signed in is not known', () => {
  const value = signToken('device', deviceOf(['an-id', 'tutor']), secret)

  const device = readDevice(jarOf({ ...deviceCookie(tutor, secret), value }), 'tutor', secret)

  expect(device).toBeNull()
})

test('a browser without the cookie is not known', () => {
  const device = readDevice(new Map([['tutor-token', 'x']]), 'tutor', secret)

  expect(device).toBeNull()
})

test.each(['ann', 'Tutor', 'tutor ', ''])(
  'a browser of the tutor’s is not known as %o',
  (username) => {
    const jar = jarOf(deviceCookie(tutor, secret))

    const device = readDevice(jar, username, secret)

    expect(device).toBeNull()
  },
)

test('a cookie that was signed with another secret is not known', () => {
  const jar = jarOf(deviceCookie(tutor, 'another secret'))

  const device = readDevice(jar, 'tutor', secret)

  expect(device).toBeNull()
})

test.each([
  ['no value', jarWith(() => '')],
  ['no signature', jarWith((device) => device)],
  ['an empty signature', jarWith((device) => `${device}.`)],
  ['no device', jarWith((_, signature) => `.${signature}`)],
  ['a cut signature', jarWith((device, signature) => `${device}.${signature.slice(0, -1)}`)],
  ['a longer signature', jarWith((device, signature) => `${device}.${signature}A`)],
  ['the signature of a further text', jarWith((device, signature) => `${device}A.${signature}`)],
  [
    'an id of one’s own',
    jarWith((_, signature) => `${deviceOf(['my-device', 'tutor', 'a'])}.${signature}`),
  ],
  [
    'a signature that stands for another purpose',
    jarWith(
      (device) => `${device}.${createHmac('sha256', secret).update(device).digest('base64url')}`,
    ),
  ],
])('a forged cookie with %s is not known', (_, jar) => {
  const device = readDevice(jar, 'tutor', secret)

  expect(device).toBeNull()
})

/** The module as a site at this address has it: the environment is read once a process. */
function onSite(siteUrl: string) {
  vi.stubEnv('SITE_URL', siteUrl)
  vi.resetModules()
  return import('./device-cookie.ts')
}

test('on http the cookie has a plain name', async () => {
  const site = await onSite('http://localhost:3000')

  const { name } = site.deviceCookie(tutor, secret)

  expect(name).toBe('tutor-device')
})

test('on https the cookie is bound to the host by its name', async () => {
  const site = await onSite('https://tutor.example')

  const cookie = site.deviceCookie(tutor, secret)

  expect(cookie.name).toBe('__Host-tutor-device')
  expect(site.readDevice(jarOf(cookie), 'tutor', secret)).not.toBeNull()
})

test('on https a cookie that another host could have set is not known', async () => {
  const site = await onSite('https://tutor.example')
  const { value } = site.deviceCookie(tutor, secret)

  const device = site.readDevice(new Map([['tutor-device', value]]), 'tutor', secret)

  expect(device).toBeNull()
})
