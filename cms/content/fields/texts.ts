import type { ArrayField, Field, GroupField, TextareaField, TextField } from 'payload'

interface TextOptions {
  name: string
  label?: string
  description?: string
  required?: boolean
  maxLength?: number
}

/** A heading or another text of one line. */
export const heading = ({ description, ...rest }: TextOptions): TextField => ({
  maxLength: 120,
  ...rest,
  type: 'text',
  admin: { description },
})

/** One or two sentences. */
export const sentences = ({ description, ...rest }: TextOptions): TextareaField => ({
  maxLength: 600,
  ...rest,
  type: 'textarea',
  admin: { description },
})

const blockFields: Field[] = [
  heading({ name: 'heading', required: true }),
  sentences({ name: 'text', required: true }),
]

interface BlockOptions {
  name: string
  label: string
  description?: string
}

/** A heading with a text below it. */
export const textBlock = ({ name, label, description }: BlockOptions): GroupField => ({
  name,
  label,
  type: 'group',
  admin: { description },
  fields: blockFields,
})

interface ListOptions extends BlockOptions {
  singular: string
  maxRows: number
}

/** Cards or steps, each with a heading and a text. */
export const textBlocks = (options: ListOptions): ArrayField => ({
  ...list(options),
  fields: blockFields,
})

/** Short texts, each a row that can be moved. */
export const shortTexts = ({ maxLength, ...options }: ListOptions & { maxLength: number }) => ({
  ...list(options),
  fields: [{ name: 'text', type: 'text', label: false, required: true, maxLength } as const],
})

interface RowsOptions extends ListOptions {
  fields: Field[]
  /** The fields whose values name a closed row. */
  names: string[]
}

/** Rows with fields of their own. */
export const itemRows = ({ fields, names, ...options }: RowsOptions): ArrayField => ({
  ...list(options, names),
  fields,
})

const list = (
  { name, label, singular, maxRows, description }: ListOptions,
  names = ['heading', 'text'],
) => ({
  name,
  label,
  type: 'array' as const,
  labels: { singular, plural: label },
  maxRows,
  admin: {
    description,
    initCollapsed: true,
    components: {
      RowLabel: {
        path: '/cms/studio/fields/item-label.tsx#ItemLabel',
        clientProps: { names, singular: singular.toLowerCase() },
      },
    },
  },
})
