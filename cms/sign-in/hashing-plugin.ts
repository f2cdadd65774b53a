import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const name = '\0payloads-hashing'

/** Where Payload checks a password and makes the hash of a new one. */
const importer =
  /\/payload\/dist\/auth\/strategies\/local\/(authenticate|generatePasswordSaltHash)\.js$/

/**
 * Has the built server's Payload check passwords as an unknown name's are (decision 195): one that is
 * known must not be told by its time.
 */
export const hashingBeside = {
  name: 'hashing-beside',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
  resolveId: {
    order: 'pre',
    handler: (id, from = '') => (id === 'crypto' && importer.test(from) ? name : null),
  },
  load: (id) =>
    id === name ? payloadsHashing(fileURLToPath(new URL('derive-key.ts', import.meta.url))) : null,
} satisfies Plugin

/** As much of the package as Payload uses there. */
export const payloadsHashing = (deriveKey: string): string => `
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { deriveKey } from ${JSON.stringify(deriveKey)}
const none = Buffer.alloc(0)
const pbkdf2 = (password, salt, iterations, length, digest, done) => {
  deriveKey(password, salt, iterations, length, digest).then(
    (key) => done(null, key),
    (error) => done(error, none),
  )
}
export default { pbkdf2, randomBytes, timingSafeEqual }
`
