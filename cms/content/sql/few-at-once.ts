import pLimit from 'p-limit'

/**
 * Transactions that wait for each other's locks hold a connection while they wait, and what they
 * hold up may need another. So few of them begin at once, and the rest wait without a connection:
 * the pool (payload.config.ts) always has some to spare, and nobody waits past its time limit.
 */
export const fewChangesAtOnce = pLimit(8)

/** Sign-ins need a second connection while they hold their lock. */
export const fewSignInsAtOnce = pLimit(4)
