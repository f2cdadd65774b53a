import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const run = promisify(execFile)

test.each(['start', 'dev', 'backup', 'test-layer', 'fuzz'])(
  'packages that cannot be installed are told in words by %s',
  async (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'tutor-scripts-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    cpSync('scripts', join(folder, 'scripts'), { recursive: true })
    writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho no network\nexit 1\n', { mode: 0o755 })
    const env = { NODE_ENV: process.env.NODE_ENV, PATH: `${folder}:${process.env.PATH}` }

    const failed = run(process.execPath, [join(folder, `scripts/${name}.mjs`), 'unit'], { env })

    await expect(failed).rejects.toMatchObject({
      code: 1,
      stderr:
        'no network\nInstalling packages failed (npm ci --no-audit --no-fund --include=dev).\n',
    })
  },
)
