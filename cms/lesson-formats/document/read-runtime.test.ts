import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { escapeScript } from './compose.ts'
import { readRuntimeSource } from './read-runtime.ts'

test('the runtime is a script that parses as it stands in a document', () => {
  expect(() => new Script(escapeScript(readRuntimeSource()))).not.toThrow()
})

test('the runtime is read once', () => {
  expect(readRuntimeSource()).toBe(readRuntimeSource())
})
