import type { TaskConfig } from 'payload'
import { dropOldMoves } from '../moves/parked-moves.ts'

/** Deletes what was parked for another device and not taken within ten minutes (decision 80). */
export const dropOldMovesTask: TaskConfig = {
  slug: 'drop-old-moves',
  schedule: [{ cron: '*/10 * * * *', queue: 'default' }],
  retries: 2,
  handler: async ({ req }) => {
    await dropOldMoves(req.payload)
    return { output: {} }
  },
}
