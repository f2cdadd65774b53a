import { sql } from '@payloadcms/db-postgres'
import { readablePassword } from '../../content/readable-password.ts'
import { StartError } from '../../environment/environment.ts'
import { runWithPayload } from './run-with-payload.ts'

/** `npm run password [username]`: a new password for an admin who has lost theirs, and no second step. */
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
  // Whoever has lost the phone as well gets in again.
  await payload.db.drizzle.execute(
    sql`delete from second_steps where admin_id = ${docs[0]?.id ?? 0}`,
  )
  console.log(
    `\n  Username ${username}\n  Password ${password}\n\n  All sessions of ${username} have ended, and the second step is off.\n`,
  )
})
