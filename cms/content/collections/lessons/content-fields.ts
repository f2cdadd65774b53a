import type {
  ArrayField,
  Field,
  TextareaField,
  TextField,
  TextFieldSingleValidation,
} from 'payload'
import { lessonLimits } from '../../../contract/limits.ts'
import { unlessPremium } from '../../access/unless-premium.ts'

const maxRows = lessonLimits.items

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

interface LineOptions extends TextOptions {
  validate?: TextFieldSingleValidation
}

/** A text of one line. */
export const line = ({ description, ...rest }: LineOptions): TextField =>
  content({ ...rest, type: 'text', maxLength: lessonLimits.line, admin: { description } })

/** A text of one or more paragraphs. */
export const paragraph = ({ description, ...rest }: TextOptions): TextareaField =>
  content({ ...rest, type: 'textarea', maxLength: lessonLimits.paragraph, admin: { description } })

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
  const {
    name,
    singular,
    description,
    isOpen,
    isPartOfItem,
    maxLength = lessonLimits.paragraph,
  } = options
  return {
    name,
    type: 'array',
    label: rowNames(singular).plural,
    maxRows,
    labels: rowNames(singular),
    access: isOpen || isPartOfItem ? undefined : { read: unlessPremium },
    admin: {
      description,
      initCollapsed: !isPartOfItem,
      components: { RowLabel: itemLabel(['text'], singular) },
    },
    fields: [{ name: 'text', type: 'textarea', label: false, required: true, maxLength }],
  }
}

interface ItemListOptions {
  name: string
  singular: string
  fields: Field[]
  description?: string
  /** The fields whose values name a collapsed row, or a component that names it. */
  rowLabel: string[] | string
}

/** A list of items with several fields, collapsed to their names. */
export function itemList(options: ItemListOptions): ArrayField {
  const { name, singular, fields, description, rowLabel } = options
  return content({
    name,
    type: 'array',
    label: rowNames(singular).plural,
    maxRows,
    labels: rowNames(singular),
    admin: {
      description,
      initCollapsed: true,
      components: {
        RowLabel: typeof rowLabel === 'string' ? rowLabel : itemLabel(rowLabel, singular),
      },
    },
    fields,
  })
}

const itemLabel = (names: string[], singular: string) => ({
  path: '/cms/studio/fields/item-label.tsx#ItemLabel',
  clientProps: { names, singular },
})

function rowNames(singular: string) {
  const name = singular.charAt(0).toUpperCase() + singular.slice(1)
  return { singular: name, plural: name.replace(/(?<![aeiou])y$/, 'ie').concat('s') }
}
