import type { Payload } from 'payload'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { sitePayload } from '../../../testing/site/site-payload.ts'
import { closeVisitorPool } from '../../content/sql/visitor-pool.ts'
import { databaseMetrics } from './database-metrics.ts'

/** A Payload on the site's database, whose statements for jobs and backups fail. */
async function failing(failure: Error, told: unknown[]): Promise<Payload> {
  const payload = await sitePayload()
  const drizzle = { execute: () => Promise.reject(failure) }
  const failing: Payload = Object.assign(Object.create(payload), {
    db: Object.assign(Object.create(payload.db), { drizzle }),
    logger: { error: (line: unknown) => told.push(line) },
  })
  onTestFinished(() => closeVisitorPool(failing))
  return failing
}

test('a statement that fails does not say that the database is away, and is logged', async () => {
  const register = new Registry()
  const failure = new Error('column "has_error" does not exist')
  const told: unknown[] = []
  databaseMetrics({ register, payload: await failing(failure, told) })

  const text = await register.metrics()

  expect(text).toMatch(/^tutor_database_up 1$/m)
  expect(text).not.toMatch(/^tutor_(jobs_queued|backup_age_seconds)[ {]/m)
  expect(told).toEqual([{ err: failure }])
})
