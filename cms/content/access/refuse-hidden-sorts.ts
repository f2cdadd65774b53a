import {
  buildVersionCollectionFields,
  type FlattenedField,
  QueryError,
  type SanitizedConfig,
} from 'payload'
import { leadsToField } from './leads-to-field.ts'

/**
 * Refuses to sort by what lies behind a field. Payload asks whether she may read what a list is sorted
 * by only where it knows the whole path, and its adapter sorts by as much of a path as it knows: of
 * `student.name.x` an assistant saw no name, but whose exercises stand together, and in which order.
 * No list of the studio is sorted by more than a field of its own.
 */
export function refuseHiddenSorts(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    // Its lists and those of its versions come to the same hooks: each leaves out the other's names.
    const fields: FlattenedField[] = [
      ...collection.flattenedFields,
      ...buildVersionCollectionFields(config, collection, true),
    ]
    collection.hooks.beforeOperation = [
      ({ args, overrideAccess }) => {
        const hidden = overrideAccess ? [] : hiddenIn(Reflect.get(Object(args), 'sort'), fields)
        // As Payload refuses: its lists are then empty, where another error would end the page.
        if (hidden.length > 0) throw new QueryError(hidden)
      },
      ...(collection.hooks.beforeOperation ?? []),
    ]
  }
  return config
}

/** What leads to no field, of all that a list is to be sorted by. */
const hiddenIn = (sort: unknown, fields: readonly FlattenedField[]) =>
  [sort]
    .flat()
    .filter((one) => typeof one === 'string')
    .map((one) => one.replace(/^-/, '').replaceAll('__', '.'))
    .filter((path) => !leadsToField(fields, path.split('.')))
    .map((path) => ({ path }))
