import { expect, test } from 'vitest'
import { readReporterSource, readRuntimeSource } from './read-runtime.ts'

test('the runtime is made once', async () => {
  expect(readRuntimeSource()).toBe(readRuntimeSource())
})

test('what reports on a run is another script, made once', async () => {
  expect(readReporterSource()).toBe(readReporterSource())
  expect(await readReporterSource()).not.toBe(await readRuntimeSource())
})
