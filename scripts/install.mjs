import { writeFileSync } from 'node:fs'
import { staleStamp } from './fingerprint.mjs'
import { runStep } from './run-step.mjs'

const stampFile = 'node_modules/.installed'

/** Installs exactly what `package-lock.json` names, where that has not been done. */
export async function ensureInstalled() {
  const stamp = staleStamp(stampFile, ['package.json', 'package-lock.json'])
  if (!stamp) return
  await runStep('Installing packages', 'npm', ['ci', '--no-audit', '--no-fund', '--include=dev'])
  writeFileSync(stampFile, stamp)
}
