import { seed } from '../../../seed/seed.ts'
import { readArguments } from './read-arguments.ts'
import { runCommand } from './run-on-database.ts'
import { withPayload } from './run-with-payload.ts'

const usage = 'npm run seed: adds the sample courses and texts that are missing.'

/** `npm run seed`: adds the sample courses and texts that are missing. */
runCommand((environment) => {
  readArguments({ usage, mostWords: 0 })
  return withPayload(environment, async (payload) => {
    const added = await seed(payload)
    console.log(
      added.length > 0 ? `Added: ${added.join(', ')}.` : 'All the sample content is already there.',
    )
  })
})
