import { type Field, type SanitizedConfig, ValidationError } from 'payload'
import { findMistyped } from './find-mistyped.ts'
import { isTooDeep, tooDeep } from './nesting.ts'

/**
 * Refuses values of another kind than their field's, in every collection and every global, those of
 * Payload's own too: hence once the configuration is whole.
 */
export function refuseMistyped(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, fields, hooks } of config.collections) {
    hooks.beforeOperation = [
      ({ args, operation }) =>
        writes.includes(operation) ? checked(fields, args, { collection: slug }) : args,
      ...(hooks.beforeOperation ?? []),
    ]
  }
  for (const { slug, fields, hooks } of config.globals) {
    hooks.beforeOperation = [
      ({ args, operation }) =>
        writes.includes(operation) ? checked(fields, args, { global: slug }) : args,
      ...(hooks.beforeOperation ?? []),
    ]
  }
  return config
}

const writes = ['create', 'update', 'updateByID']

/** The same arguments; a request without a body changes nothing, where Payload would break. */
function checked<Args>(
  fields: readonly Field[],
  args: Args,
  of: { collection: string } | { global: string },
): Args {
  const { data = {} } = Object(args)
  const problem = isTooDeep(data) ? { path: '', message: tooDeep } : findMistyped(fields, data)
  if (problem) throw new ValidationError({ ...of, errors: [problem] })
  return { ...args, data }
}
