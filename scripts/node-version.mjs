import process from 'node:process'

/** Ends the process with one clear line where Node is not one that the packages in use run on. */
export function requireNode() {
  if (canRun(process.versions.node)) return
  console.error(
    `Node ${process.versions.node} cannot run this: install Node 20.19, 22.12 or newer from https://nodejs.org and try again.`,
  )
  process.exit(1)
}

/**
 * Node 21 and the first ones of 22 are newer than 20.19, and yet cannot `require` a module.
 * @param {string} version
 */
export function canRun(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major === 20) return minor >= 19
  if (major === 22) return minor >= 12
  return major > 22
}
