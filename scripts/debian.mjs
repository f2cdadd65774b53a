import { execFileSync } from 'node:child_process'
import process from 'node:process'
import { runStep } from './run-step.mjs'

/** Whether this is a machine of Debian's, and ours to install on. */
export function canInstallPackages() {
  if (process.getuid?.() !== 0) return false
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** @param {string[]} names */
export async function installPackages(names) {
  await runStep('Reading Debian’s package lists', 'apt-get', ['update', '-qq'])
  await runStep(`Installing ${names.join(', ')}`, 'apt-get', ['install', '-y', '-qq', ...names], {
    DEBIAN_FRONTEND: 'noninteractive',
  })
}
