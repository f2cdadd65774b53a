import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { databaseUrl } from '../../../testing/databases.ts'
import { startInVain } from '../../../testing/running-product.ts'

const { port } = new URL(inject('productUrl'))

/** One line, for a person: no stack, no code. */
const oneLine = /^[^\n]+$/

test.each([
  ['PORT', 'abc', 'PORT=3000'],
  ['SITE_URL', 'https://tutor.example/site', 'SITE_URL=https://tutor.example'],
  ['DATABASE_URL', 'mysql://localhost/tutor', 'DATABASE_URL=postgres://'],
  ['ADMIN_PASSWORD', 'short', 'ADMIN_PASSWORD='],
  ['LOGIN_LIMIT', '0', 'LOGIN_LIMIT=300'],
])('%s=%s is told in one line with an example', async (name, value, example) => {
  const { exitCode, errors } = await startInVain({ [name]: value })

  expect(exitCode).toBe(1)
  expect(errors.trim()).toMatch(oneLine)
  expect(errors).toContain(name)
  expect(errors).toContain(example)
})

test('all wrong variables are told at once, and no secret is printed', async () => {
  const { errors } = await startInVain({ ADMIN_PASSWORD: 'geheim', SECRET: 'streng-geheim' })

  expect(errors.trim()).toMatch(oneLine)
  expect(errors).toMatch(/ADMIN_PASSWORD.*SECRET/)
  expect(errors).not.toContain('geheim')
})

test('a taken port is told with the way out', async () => {
  const { exitCode, errors } = await startInVain({ PORT: port })

  expect(exitCode).toBe(1)
  expect(errors.trim()).toMatch(oneLine)
  expect(errors).toContain(`Port ${port} is already in use`)
  expect(errors).toContain('PORT=')
})

test('a database that does not answer is told with the way out', async () => {
  const { exitCode, errors } = await startInVain({
    DATABASE_URL: 'postgres://user:geheim@127.0.0.1:1/tutor',
  })

  expect(exitCode).toBe(1)
  expect(errors.trim()).toMatch(oneLine)
  expect(errors).toContain('DATABASE_URL')
  expect(errors).not.toContain('geheim')
})

test('a database that lets nobody in is told with the way out', async () => {
  const url = new URL(await databaseUrl(inject('productDataDir')))
  url.password = 'not-the-password'

  const { exitCode, errors } = await startInVain({ DATABASE_URL: url.href })

  expect(exitCode).toBe(1)
  expect(errors.trim()).toMatch(oneLine)
  expect(errors).toContain('DATABASE_URL')
  expect(errors).not.toContain('not-the-password')
})

test('a database that does not exist is told with the way out', async () => {
  const { exitCode, errors } = await startInVain({
    DATABASE_URL: await databaseUrl(inject('productDataDir'), 'no_such_database'),
  })

  expect(exitCode).toBe(1)
  expect(errors.trim()).toMatch(oneLine)
  expect(errors).toContain('no_such_database')
  expect(errors).toContain('DATABASE_URL')
})

test('a data folder that cannot be one is told by its variable', async () => {
  const file = join(tmpdir(), `tutor-file-${crypto.randomUUID()}`)
  await writeFile(file, '')
  onTestFinished(() => rm(file))

  const { exitCode, errors } = await startInVain({ DATA_DIR: file })

  expect(exitCode).toBe(1)
  expect(errors.trim()).toMatch(oneLine)
  expect(errors).toContain('DATA_DIR')
})
