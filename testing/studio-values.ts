import fc from 'fast-check'
import type { Field } from 'payload'
import { nastyBody, nastyText } from './nasty-values.ts'

/** Values for a document of these fields: most of the right kind, some of any other. */
export function studioValues(fields: readonly Field[]): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(recordOf(fields), { requiredKeys: [] })
}

function recordOf(fields: readonly Field[]): Record<string, fc.Arbitrary<unknown>> {
  const values: Record<string, fc.Arbitrary<unknown>> = {}
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        if ('name' in tab) values[tab.name] = mostly(studioValues(tab.fields))
        else Object.assign(values, recordOf(tab.fields))
      }
    } else if ('name' in field) values[field.name] = mostly(rightKind(field))
    else if ('fields' in field) Object.assign(values, recordOf(field.fields))
  }
  return values
}

const wrongKind = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>(7, -1, 0.5, 1e300, true, [], {}, null, '', [null]),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>('x'.repeat(100_000), [[]], { length: 2 }, [7, 'a']),
  },
  { weight: 2, arbitrary: nastyText },
  { weight: 1, arbitrary: nastyBody(['id', 'root', 'value', 'relationTo', 'blockType', 'text']) },
)

const mostly = (usual: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 5, arbitrary: usual }, { weight: 1, arbitrary: wrongKind })

function rightKind(field: Exclude<Field, { type: 'tabs' }>): fc.Arbitrary<unknown> {
  switch (field.type) {
    case 'number':
      return fc.integer({ min: 0, max: 2_000 })
    case 'checkbox':
      return fc.boolean()
    case 'date':
      return fc.constantFrom('2026-11-22T10:00:00.000Z', '2026-02-30', 'tomorrow')
    case 'email':
      return fc.constantFrom('ana@example.com', 'ana')
    case 'select':
    case 'radio': {
      const one = fc.constantFrom(
        ...field.options.map((option) => (typeof option === 'string' ? option : option.value)),
      )
      return 'hasMany' in field && field.hasMany ? fc.array(one, { maxLength: 3 }) : one
    }
    case 'relationship':
    case 'upload':
      return relation(field.relationTo, 'hasMany' in field && field.hasMany === true)
    case 'group':
      return studioValues(field.fields)
    case 'array':
      return fc.array(mostly(studioValues(field.fields)), { maxLength: 2 })
    case 'json':
      return nastyBody(['key', 'files', 'rows'])
    case 'richText':
      return richText
    default:
      return fc.constantFrom('A text', 'another-text', 'https://example.com/a', 'A1B2C3')
  }
}

function relation(relationTo: string | string[], hasMany: boolean): fc.Arbitrary<unknown> {
  const id = fc.constantFrom<unknown>(1, 999_999, 'a', { id: 1 })
  const one = Array.isArray(relationTo)
    ? fc.record({ relationTo: fc.constantFrom<unknown>(...relationTo, 'nothing', 7), value: id })
    : id
  return hasMany ? fc.array(one, { maxLength: 2 }) : one
}

const textNode = fc.constantFrom<unknown>({ type: 'text', version: 1, text: 'Hello' }, null, 7, {
  type: 'text',
  text: 7,
})
const richText = fc.record({
  root: fc.record(
    {
      type: fc.constantFrom<unknown>('root', 7),
      version: fc.constant(1),
      children: fc.oneof(
        fc.array(
          fc.oneof(
            fc.constantFrom<unknown>(
              null,
              7,
              'a',
              { type: 'nothing' },
              { type: 'link', fields: 7 },
            ),
            fc.record({
              type: fc.constantFrom('paragraph', 'heading', 'list'),
              children: fc.array(textNode),
            }),
          ),
          { maxLength: 2 },
        ),
        wrongKind,
      ),
    },
    { requiredKeys: ['type', 'children'] },
  ),
})
