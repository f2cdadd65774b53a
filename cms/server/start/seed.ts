import { seed } from '../../../seed/seed.ts'
import { runWithPayload } from './run-with-payload.ts'

/** `npm run seed`: adds the sample courses and texts that are missing. */
runWithPayload(async (payload) => {
  const added = await seed(payload)
  console.log(
    added.length > 0 ? `Added: ${added.join(', ')}.` : 'All the sample content is already there.',
  )
})
