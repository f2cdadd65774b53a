import { expect, test } from 'vitest'
import { Admin, LoginForm, passwordRule, Registration } from './admin.ts'

const login = { username: 'tutor', password: 'x' }
const registration = { username: 'ann', password: 'ten letters', email: 'ann@example.com' }

test.each([
  ['username', 'Username is required'],
  ['password', 'Password is required'],
])('signing in without %s says so', (field, sentence) => {
  const result = LoginForm.safeParse({ ...login, [field]: '' })

  expect(result.error?.issues).toMatchObject([{ path: [field], message: sentence }])
})

test('a blank username counts as none', () => {
  const result = LoginForm.safeParse({ ...login, username: '   ' })

  expect(result.error?.issues).toMatchObject([{ message: 'Username is required' }])
})

test.each([' ', '\t', '\u00a0  '])('a password of blanks alone (%j) counts as none', (password) => {
  const result = LoginForm.safeParse({ ...login, password })

  expect(result.error?.issues).toMatchObject([{ message: 'Password is required' }])
  expect(passwordRule.safeParse(password.padEnd(12)).success).toBe(false)
})

test('space around a username is taken off, and a password stays as it is', () => {
  const taken = LoginForm.parse({ username: ' tutor ', password: ' x ' })

  expect(taken).toEqual({ username: 'tutor', password: ' x ' })
})

test('a new password is taken as it is typed, with its spaces and capitals', () => {
  const password = '  Ten Letters, É and é  '

  expect(Registration.parse({ ...registration, password }).password).toBe(password)
  expect(passwordRule.parse(password)).toBe(password)
})

test.each([
  ['username', 100],
  ['password', 200],
])('a %s for signing in may have %i characters and no more', (field, limit) => {
  expect(LoginForm.safeParse({ ...login, [field]: 'a'.repeat(limit) }).success).toBe(true)
  expect(LoginForm.safeParse({ ...login, [field]: 'a'.repeat(limit + 1) }).success).toBe(false)
})

test.each([
  { least: 3, most: 100, field: 'username' },
  { least: 10, most: 200, field: 'password' },
])('a new $field has from $least to $most characters', ({ field, least, most }) => {
  const takes = (length: number) =>
    Registration.safeParse({ ...registration, [field]: 'a'.repeat(length) }).success

  expect([takes(least - 1), takes(least), takes(most), takes(most + 1)]).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test.each(['ann.lee', 'Zoë', '名前名', 'a_b-c', '007'])(
  'a new admin may be called %o',
  (username) => {
    expect(Registration.parse({ ...registration, username }).username).toBe(username)
  },
)

test.each(['ann lee', '.ann', '-ann', 'ann@example.com', 'ann/../x', '<b>ann'])(
  'a new admin may not be called %o',
  (username) => {
    const result = Registration.safeParse({ ...registration, username })

    expect(result.error?.issues).toMatchObject([
      {
        path: ['username'],
        message: 'A username must be 3 to 100 letters, digits, dots, hyphens or underscores.',
      },
    ])
  },
)

test.each([
  ['nine char', 'A password must have at least 10 characters.'],
  ['a'.repeat(201), 'A password can have at most 200 characters.'],
])('the new password %o is refused with a sentence', (password, message) => {
  const result = Registration.safeParse({ ...registration, password })

  expect(result.error?.issues).toMatchObject([{ path: ['password'], message }])
})

test('a new username has three characters without the space around it', () => {
  expect(Registration.safeParse({ ...registration, username: ' an ' }).success).toBe(false)
})

test('a new admin needs no e-mail address', () => {
  expect(Registration.safeParse({ ...registration, email: undefined }).success).toBe(true)
})

test('a new admin’s e-mail address must be one', () => {
  expect(Registration.safeParse({ ...registration, email: 'ann' }).success).toBe(false)
})

test('a new admin gets no id or secret from the request', () => {
  const taken = Registration.parse({ ...registration, id: 1, hash: 'x' })

  expect(taken).toEqual({ ...registration, role: 'owner' })
})

test('an admin is told by id, name and address, never with a secret', () => {
  const told = Admin.parse({
    id: 1,
    username: 'tutor',
    name: null,
    email: null,
    role: 'owner',
    hash: 'x',
    salt: 'x',
    sessions: [],
    resetPasswordToken: 'x',
  })

  expect(told).toStrictEqual({ id: 1, username: 'tutor', name: null, email: null, role: 'owner' })
})
