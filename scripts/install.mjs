import { writeFileSync } from 'node:fs'
import { staleStamp } from './fingerprint.mjs'
import { runStep } from './run-step.mjs'
import { inTurn } from './turn.mjs'

const stampFile = 'node_modules/.installed'

const sources = ['package.json', 'package-lock.json']

/** Installs exactly what `package-lock.json` names, where that has not been done. */
export async function ensureInstalled() {
  if (staleStamp(stampFile, sources)) await inTurn(install)
}

async function install() {
  const stamp = staleStamp(stampFile, sources)
  if (!stamp) return // another has done it meanwhile
  await runStep('Installing packages', 'npm', ['ci', '--no-audit', '--no-fund', '--include=dev'])
  writeFileSync(stampFile, stamp)
}
