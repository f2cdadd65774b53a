import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

// Loaded before the contract tests. To hash a password takes a quarter of a second of a processor, so
// that guessing is dear, and these tests sign in and register hundreds of times: in their process it
// takes few rounds. The first admin's hash was made elsewhere, by the built product's rounds; it is
// worked out once. Product tests and journeys hash as the product does.

const fewRounds = 1_000
const madeElsewhere = 'a-password-for-tests'

const { pbkdf2, pbkdf2Sync } = crypto
/** @type {Map<string, Buffer>} */
const known = new Map()

/** @type {typeof pbkdf2} */
crypto.pbkdf2 = (password, salt, rounds, bytes, digest, done) => {
  if (password !== madeElsewhere || typeof salt !== 'string') {
    return pbkdf2(password, salt, Math.min(rounds, fewRounds), bytes, digest, done)
  }
  const key = [salt, rounds, bytes, digest].join(' ')
  const hash = known.get(key)
  if (hash) return void setImmediate(done, null, hash)
  pbkdf2(password, salt, rounds, bytes, digest, (error, found) => {
    if (!error) known.set(key, found)
    done(error, found)
  })
}

/** For a name that is unknown, in a thread of its own: what comes of it is not looked at. */
crypto.pbkdf2Sync = (password, salt, rounds, bytes, digest) =>
  pbkdf2Sync(password, salt, Math.min(rounds, fewRounds), bytes, digest)
syncBuiltinESMExports()
