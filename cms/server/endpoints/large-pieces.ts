import type { Readable } from 'node:stream'
import { createTurnstile } from '../turnstile.ts'

/** Twenty bodies of megabytes that come at once are thousands of pieces; nobody waits for them all. */
const onePiecePerTurn = createTurnstile(1)

/** Takes the next piece of a body in its turn. Who sends slowly holds nobody up: only what has come takes a turn. */
export function waitForTurn(body: Readable): void {
  body.pause()
  onePiecePerTurn(() => body.resume())
}

/** Settled when the next piece may be taken. */
export const ownTurn = (): Promise<void> => new Promise(onePiecePerTurn)
