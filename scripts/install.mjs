import { writeFileSync } from 'node:fs'
import { fingerprint, isStamped } from './fingerprint.mjs'
import { runStep } from './run-step.mjs'

const stampFile = 'node_modules/.installed'

/** Installs exactly what `package-lock.json` names, where that has not been done. */
export async function ensureInstalled() {
  const wanted = fingerprint(['package.json', 'package-lock.json'])
  if (isStamped(stampFile, wanted)) return
  await runStep('Installing packages', 'npm', ['ci', '--no-audit', '--no-fund', '--include=dev'])
  writeFileSync(stampFile, wanted)
}
