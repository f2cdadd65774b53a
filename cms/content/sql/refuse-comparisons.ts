import { validOperators } from 'payload/shared'
import { HttpError } from '../../contract/http-error.ts'
import { changeAdapter } from './change-adapter.ts'

/**
 * Payload lets comparisons through for which its Postgres adapter has no code, as `near` for a text:
 * what asks by one is refused, where the adapter would break.
 */
export const refuseComparisons = changeAdapter((db) => {
  const lacking = validOperators.filter((name) => !(name in db.operators))
  db.operators = { ...db.operators, ...Object.fromEntries(lacking.map((name) => [name, refuse])) }
  return db
})

function refuse(): never {
  throw new HttpError(400, 'There is no such comparison.')
}
