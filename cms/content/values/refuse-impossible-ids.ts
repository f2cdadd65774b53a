import { type SanitizedConfig, ValidationError } from 'payload'
import { maxId } from '../../contract/limits.ts'

/**
 * Refuses an id that no row can have, in every collection. Postgres would refuse the query, and
 * Payload would write that down as a fault of the site: anybody could fill its log with addresses.
 */
export function refuseImpossibleIds(config: SanitizedConfig): SanitizedConfig {
  for (const { slug: collection, hooks } of config.collections) {
    hooks.beforeOperation = [
      ({ args }) => {
        if (isImpossible(Reflect.get(Object(args), 'id'))) {
          throw new ValidationError({ collection, errors: [{ path: 'id', message }] })
        }
      },
      ...(hooks.beforeOperation ?? []),
    ]
  }
  return config
}

const message = 'There is no such id.'

/** Payload reads the id of an address by `parseFloat`. */
export const isImpossible = (id: unknown): boolean =>
  typeof id === 'number' && !(Number.isInteger(id) && Math.abs(id) <= maxId)
