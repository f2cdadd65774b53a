import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  ...['1234567890', 'Qwertyuiop', 'password123', 'Basketball', '1qaz2wsx3edc'],
  ...['Password2026!', '!!welcome!!99', '2026-11-22-99', 'aaaaaaaaaaaa', 'abababababab'],
  ...['7391552044', 'a-22-11-1987', '+44 7700 900123'],
])('%s is tried first, so it is refused', async (password) => {
  expect(await isCommonPassword(password)).toBe(true)
})

test.each(['Mariana2026!', 'mariana-mariana', '1mariana!xyz'])(
  '%s says little beside the name Mariana',
  async (password) => {
    expect(await isCommonPassword(password, ' mariana ')).toBe(true)
  },
)

test('four letters beside the name are something of her own', async () => {
  expect(await isCommonPassword('mariana-kxjq', 'mariana')).toBe(false)
})

test.each([
  ...['correct horse battery staple', 'a-password-for-tests', 'k7mq-2fhz-x9pa-vv3t'],
  ...['twelve green lorries', 'Ünïcödé-phrase', '春眠暁を覚えず処処啼鳥を聞く'],
  // None of them has a letter: no composition is asked for (ASVS 6.2.5).
  ...['7391-5520-4418-0962', '!?#%&()=+*~^<>|§_:;', '🌊🏔🚲🎻🌲🦔🍎🫖🧭🪁🎈🪴🌙🔭🧵🪶'],
])('%s is somebody’s own', async (password) => {
  expect(await isCommonPassword(password, 'mariana')).toBe(false)
})
