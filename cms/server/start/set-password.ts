import type { Payload } from 'payload'
import { readablePassword } from '../../content/readable-password.ts'
import { madePasswordDays } from '../../contract/made-password.ts'
import { studioPaths } from '../../contract/studio-paths.ts'
import { readEnvironment, StartError } from '../../environment/environment.ts'
import { setPassword } from '../../sign-in/set-password.ts'
import { readArguments } from './read-arguments.ts'
import { runCommand } from './run-on-database.ts'
import { withPayload } from './run-with-payload.ts'

const usage =
  'npm run password [username]: a new password for an admin; without a name for “tutor”.'

/** `npm run password [username]`: a new password for an admin who has lost theirs, and no other way in. */
runCommand((environment) => {
  const { words } = readArguments({ usage, mostWords: 1 })
  const username = (words[0] ?? 'tutor').toLowerCase()
  return withPayload(environment, (payload) => giveNewPassword(username, payload))
})

async function giveNewPassword(username: string, payload: Payload): Promise<void> {
  const password = readablePassword()
  // Whoever can run commands here owns the site.
  if (!(await setPassword({ username, password }, payload))) {
    throw new StartError(`There is no admin “${username}”. Try: npm run password -- your-username`)
  }
  const account = readEnvironment().siteUrl + studioPaths.account
  console.log(`
  Username ${username}
  Password ${password}

  It holds for ${madePasswordDays} days: sign in and choose your own at ${account}
  All sessions of ${username} have ended, the second step is off, and passkeys open nothing any more.
`)
}
