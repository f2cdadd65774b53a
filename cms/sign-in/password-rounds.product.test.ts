import { pbkdf2Sync } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { buildAdmin } from '../../testing/build-admin.ts'
import { signedIn } from '../../testing/contract-client.ts'
import { queryDatabase } from '../../testing/databases.ts'

const Stored = z.object({ hash: z.string(), salt: z.string().regex(/^[0-9a-f]{64}$/) })

// By the built product: contract tests hash by few rounds (decision 205).
test('a password is kept as what 600,000 rounds make of it and a salt of 32 bytes', async () => {
  const tutor = await signedIn(inject('productUrl'))
  const { id, password } = await buildAdmin(tutor)

  const [row] = await queryDatabase(
    inject('productDataDir'),
    `select hash, salt from admins where id = ${id}`,
  )

  const { hash, salt } = Stored.parse(row)
  const made = pbkdf2Sync(password, salt, 600_000, 32, 'sha256').toString('hex')
  expect(hash).toBe(`pbkdf2-sha256-v1:${made}`)
})
