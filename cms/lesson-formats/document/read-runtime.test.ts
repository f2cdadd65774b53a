import { expect, test } from 'vitest'
import { readRuntimeSource } from './read-runtime.ts'

test('the runtime is made once', async () => {
  expect(readRuntimeSource()).toBe(readRuntimeSource())
})
