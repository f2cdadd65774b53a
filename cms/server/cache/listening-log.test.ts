import { expect, test } from 'vitest'
import { listeningLog } from './listening-log.ts'

const withCode = (code: string) => Object.assign(new Error(`refused at ${Math.random()}`), { code })

function build() {
  const lines: unknown[] = []
  const log = listeningLog({ warn: (...line: unknown[]) => lines.push(line.at(-1)) })
  return { lines, ...log }
}

test('each kind of error is told once until changes are heard again', () => {
  const { lines, failed, heard } = build()

  for (const code of ['53300', '53300', '28P01', '53300']) failed(withCode(code))
  heard()
  heard()
  failed(withCode('53300'))

  const away = 'Changes are not heard: answers are not kept'
  expect(lines).toEqual([away, away, 'Changes are heard again', away])
})

test('where nothing failed, nothing is told', () => {
  const { lines, heard } = build()

  heard()

  expect(lines).toEqual([])
})
