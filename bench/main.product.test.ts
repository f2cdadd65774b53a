import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { z } from 'zod'

const Results = z.object({
  rows: z.array(
    z.object({
      name: z.string(),
      problem: z.string().optional(),
      figures: z.array(z.object({ what: z.string(), value: z.number().nullable() })),
    }),
  ),
})

async function bench(...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/main.ts', ...args])
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { output, errors, exitCode: child.exitCode }
}

test('a measurement is taken to its end, shown in the table and written down', async () => {
  const { output } = await bench('start', '--quick')
  const { rows } = Results.parse(JSON.parse(await readFile('bench/results-start.json', 'utf8')))

  expect(output).toMatch(/^row +what is compared +figure +bound$/m)
  expect(rows.map(({ name, problem }) => ({ name, problem }))).toEqual([
    { name: 'start', problem: undefined },
  ])
  expect(rows[0]?.figures).toContainEqual({ what: 'first page', value: expect.any(Number) })
})

test('an unknown name lists what there is', async () => {
  const { errors, exitCode } = await bench('nothing-like-it')

  expect(exitCode).toBe(1)
  expect(errors).toContain('There is no measurement called nothing-like-it.')
  expect(errors).toMatch(/npm run bench cold +\S/)
})
