import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { bundleReporter, bundleRuntime } from './bundle-runtime.ts'
import { lessonRuntime } from './runtime-plugin.ts'

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))

test('the built server has the finished scripts, and imports nothing for them', async () => {
  const code = await lessonRuntime.load(pathOf('read-runtime.ts'))

  const built = await import(`data:text/javascript,${encodeURIComponent(code ?? '')}`)
  expect(await built.readRuntimeSource()).toBe(await bundleRuntime())
  expect(await built.readReporterSource()).toBe(await bundleReporter())
  expect(code).not.toMatch(/^import/m)
})

test('every other module is built as it is', async () => {
  expect(await lessonRuntime.load(pathOf('compose.ts'))).toBeNull()
})
