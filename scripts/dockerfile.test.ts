import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const lines = readFileSync('Dockerfile', 'utf8').split('\n')

test('the image holds the script that it starts', () => {
  const started = /"node", "([^"]+)"\]$/.exec(
    lines.findLast((line) => line.startsWith('CMD')) ?? '',
  )
  const copied = lines.flatMap(
    (line) => /^COPY --from=build .*\/app\/(\S+) \S+$/.exec(line)?.[1] ?? [],
  )

  const script = started?.[1] ?? ''
  expect(existsSync(script)).toBe(true)
  expect(copied).toContain(script.split('/')[0])
})
