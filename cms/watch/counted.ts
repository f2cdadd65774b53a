/**
 * What happens in this process, in plain integers: counting costs nothing where nobody reads it
 * (decision 175). Names alone; nothing of whoever caused it.
 */
export const counted = {
  signIns: { in: 0, wrong: 0, locked: 0 },
  jobs: { done: 0, failed: 0 },
}
