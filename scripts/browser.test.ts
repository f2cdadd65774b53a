import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { expect, onTestFinished, test } from 'vitest'
import { firstThatStarts } from './browser.mjs'

test('a browser that is not there, or lacks libraries of the system, is passed over', () => {
  const folder = mkdtempSync(join(tmpdir(), 'browsers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const broken = join(folder, 'chrome')
  writeFileSync(broken, '#!/bin/sh\nexit 127\n', { mode: 0o755 })

  expect(firstThatStarts([undefined, join(folder, 'none'), broken])).toBeUndefined()
  expect(firstThatStarts([broken, process.execPath])).toBe(process.execPath)
})
