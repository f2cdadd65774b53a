import { createContext, runInContext, Script } from 'node:vm'
import { expect, test } from 'vitest'
import { bundleRuntime } from './bundle-runtime.ts'
import { escapeScript } from './compose.ts'

const script = await bundleRuntime()

/** A page in which any step of the runtime's would throw, because nothing to take it is there. */
function pageThatHasRuntime() {
  const window = { [Symbol.for('lesson-runtime')]: true }
  return createContext({ window, parent: window, document: { documentElement: {} } })
}

test('the runtime is a classic script that parses as it stands in a document', () => {
  expect(() => new Script(escapeScript(script))).not.toThrow()
})

test('it is small, because every lesson document carries it', () => {
  expect(script.length).toBeLessThan(13_000)
})

test('it asks no more of a browser than the language of 2020', () => {
  expect(script).not.toMatch(/\?\?=|\|\|=|&&=|static\{|\.at\(|\.replaceAll\(|structuredClone/)
})

test('as a script of the lesson it is not strict', () => {
  expect(script).not.toContain('use strict')
})

test('it leaves no name in the page, and does nothing a second time', () => {
  const page = pageThatHasRuntime()
  const names = Object.keys(page)

  runInContext(script, page)

  expect(Object.keys(page)).toEqual(names)
})

test('without the mark of a first run it goes to work', () => {
  const page = pageThatHasRuntime()
  Reflect.set(page, 'window', {})

  expect(() => runInContext(script, page)).toThrow('setTimeout is not defined')
})
