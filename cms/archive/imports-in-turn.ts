import type { PayloadRequest } from 'payload'
import { holdName } from '../content/sql/hold-name.ts'

/**
 * Lets imports wait for each other, whichever process runs them, to the end of the request's
 * transaction: an address that one has found free is free until it is stored.
 */
export const importsInTurn = (req: PayloadRequest) => holdName(req, 'import')
