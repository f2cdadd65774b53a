import { StartError } from '../../environment/environment.ts'
import { readablePassword } from '../../sign-in/readable-password.ts'
import { runWithPayload } from './run-with-payload.ts'

/** `npm run password [username]`: a new password for an admin who has lost theirs. */
runWithPayload(async (payload) => {
  const username = (process.argv[2] ?? 'tutor').toLowerCase()
  const password = readablePassword()
  const { docs } = await payload.update({
    collection: 'admins',
    where: { username: { equals: username } },
    data: { password },
    overrideAccess: true, // whoever can run commands here owns the site
  })
  if (docs.length === 0) {
    throw new StartError(`There is no admin “${username}”. Try: npm run password -- your-username`)
  }
  console.log(
    `\n  Username ${username}\n  Password ${password}\n\n  All sessions of ${username} have ended.\n`,
  )
})
