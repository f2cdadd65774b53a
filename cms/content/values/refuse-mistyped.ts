import { type Field, type SanitizedConfig, ValidationError } from 'payload'
import { findMistyped } from './find-mistyped.ts'

/**
 * Refuses values of another kind than their field's, in every collection and every global, those of
 * Payload's own too: hence once the configuration is whole.
 */
export function refuseMistyped(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, fields, hooks } of config.collections) {
    hooks.beforeOperation = [
      ({ args, operation }) => {
        if (writes.includes(operation)) check(fields, args, { collection: slug })
      },
      ...(hooks.beforeOperation ?? []),
    ]
  }
  for (const { slug, fields, hooks } of config.globals) {
    hooks.beforeOperation = [
      ({ args, operation }) => {
        if (writes.includes(operation)) check(fields, args, { global: slug })
      },
      ...(hooks.beforeOperation ?? []),
    ]
  }
  return config
}

const writes = ['create', 'update', 'updateByID']

function check(
  fields: readonly Field[],
  args: unknown,
  of: { collection: string } | { global: string },
): void {
  const data = Reflect.get(Object(args), 'data')
  const problem = findMistyped(fields, data ?? {})
  if (problem) throw new ValidationError({ ...of, errors: [problem] })
}
