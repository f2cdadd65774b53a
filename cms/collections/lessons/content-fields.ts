import type { ArrayField, Field, TextareaField, TextField } from 'payload'
import { unlessPremium } from '../../access/unless-premium.ts'

/** Longest list inside one lesson, as the contract has it. */
const maxRows = 500

/** A field of the lesson itself, withheld where the lesson is premium. */
export const content = <Kind extends TextField | TextareaField | ArrayField>(
  field: Kind,
): Kind => ({
  ...field,
  access: { read: unlessPremium },
})

interface TextOptions {
  name: string
  label?: string
  description?: string
  required?: boolean
}

/** A text of one line. */
export const line = ({ description, ...rest }: TextOptions): TextField =>
  content({ ...rest, type: 'text', maxLength: 500, admin: { description } })

/** A text of one or more paragraphs. */
export const paragraph = ({ description, ...rest }: TextOptions): TextareaField =>
  content({ ...rest, type: 'textarea', maxLength: 20_000, admin: { description } })

interface TextListOptions {
  name: string
  singular: string
  description?: string
  /** Objectives are told of premium lessons too (decision 13). */
  isOpen?: boolean
  isPartOfItem?: boolean
  /** Longest text of a row, in characters. */
  maxLength?: number
}

/** A list of sentences, each a row that can be moved. */
export function textList(options: TextListOptions): ArrayField {
  const { name, singular, description, isOpen, isPartOfItem, maxLength = 20_000 } = options
  return {
    name,
    type: 'array',
    maxRows,
    labels: rowNames(singular),
    access: isOpen || isPartOfItem ? undefined : { read: unlessPremium },
    admin: { description },
    fields: [{ name: 'text', type: 'textarea', label: false, required: true, maxLength }],
  }
}

interface ItemListOptions {
  name: string
  singular: string
  fields: Field[]
  /** The fields whose values name a collapsed row. */
  rowLabel: string[]
}

/** A list of items with several fields, collapsed to their names. */
export function itemList({ name, singular, fields, rowLabel }: ItemListOptions): ArrayField {
  return content({
    name,
    type: 'array',
    maxRows,
    labels: rowNames(singular),
    admin: {
      initCollapsed: true,
      components: {
        RowLabel: {
          path: '/cms/studio/fields/item-label.tsx#ItemLabel',
          clientProps: { names: rowLabel, singular },
        },
      },
    },
    fields,
  })
}

function rowNames(singular: string) {
  const name = singular.charAt(0).toUpperCase() + singular.slice(1)
  return { singular: name, plural: name.replace(/y$/, 'ie').concat('s') }
}
