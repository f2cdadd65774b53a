import process from 'node:process'

const oldest = [20, 19]

/** Ends the process with one clear line where Node is too old for the packages in use. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const isOldEnough = major > oldest[0] || (major === oldest[0] && minor >= oldest[1])
  if (isOldEnough) return
  console.error(
    `Node ${process.versions.node} is too old: install Node ${oldest.join('.')} or newer from https://nodejs.org and try again.`,
  )
  process.exit(1)
}
