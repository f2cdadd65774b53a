import type { Payload } from 'payload'
import { expect, test, vi } from 'vitest'
import { readEnvironment } from '../environment/environment.ts'
import { ensureFirstAdmin } from './first-admin.ts'

const environmentOf = (variables: Record<string, string>) =>
  readEnvironment({ NODE_ENV: 'test', ...variables })

/** A Payload that has so many admins, and what it is told to create. */
function payloadWith(admins: number) {
  const create = vi.fn()
  const count = vi.fn().mockResolvedValue({ totalDocs: admins })
  const payload: Payload = Object.assign(Object.create(null), { count, create })
  return { payload, create }
}

const dataOf = (data: object) => expect.objectContaining({ collection: 'admins', data })

test('a fresh site gets an admin called tutor with a generated password', async () => {
  const { payload, create } = payloadWith(0)

  const told = await ensureFirstAdmin(payload, environmentOf({}))

  expect(told).toEqual({ username: 'tutor', generatedPassword: expect.any(String) })
  expect(create).toHaveBeenCalledExactlyOnceWith(
    dataOf({ username: 'tutor', password: told?.generatedPassword, role: 'owner' }),
  )
})

test('a generated password is four groups of four letters and digits that are hard to misread', async () => {
  const { payload } = payloadWith(0)

  const told = await ensureFirstAdmin(payload, environmentOf({}))

  expect(told?.generatedPassword).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){3}$/)
})

test('two sites get two passwords', async () => {
  const first = await ensureFirstAdmin(payloadWith(0).payload, environmentOf({}))
  const second = await ensureFirstAdmin(payloadWith(0).payload, environmentOf({}))

  expect(first?.generatedPassword).not.toBe(second?.generatedPassword)
})

test('name and password of the environment are taken, and the password is told nowhere', async () => {
  const { payload, create } = payloadWith(0)

  const told = await ensureFirstAdmin(
    payload,
    environmentOf({ ADMIN_USERNAME: 'Ann', ADMIN_PASSWORD: 'Ten Letters' }),
  )

  expect(told).toEqual({ username: 'ann', generatedPassword: null })
  expect(create).toHaveBeenCalledExactlyOnceWith(
    dataOf({ username: 'ann', password: 'Ten Letters', role: 'owner' }),
  )
})

test('a site that has an admin is left alone', async () => {
  const { payload, create } = payloadWith(1)

  const told = await ensureFirstAdmin(
    payload,
    environmentOf({ ADMIN_USERNAME: 'mallory', ADMIN_PASSWORD: 'another password' }),
  )

  expect(told).toBeNull()
  expect(create).not.toHaveBeenCalled()
})

test('a password that anybody would try opens no fresh site', async () => {
  const { payload, create } = payloadWith(0)

  const start = ensureFirstAdmin(payload, environmentOf({ ADMIN_PASSWORD: 'Password2026!' }))

  await expect(start).rejects.toThrow('ADMIN_PASSWORD cannot be used.')
  expect(create).not.toHaveBeenCalled()
})
