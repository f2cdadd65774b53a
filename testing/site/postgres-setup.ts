import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../cms/postgres/embedded-postgres.ts'
import { seededData } from '../seeded-data.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The data of the Postgres in which every site of the tests has a database. */
    postgresDataDir: string
  }
}

/** One Postgres for all contract tests, with the sample content to copy from. */
export default async function setup(project: TestProject) {
  const dataDir = await seededData()
  const postgres = await startEmbeddedPostgres(dataDir)
  project.provide('postgresDataDir', dataDir)
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
