import type { CodeField, CodeFieldValidation } from 'payload'

interface SourceFieldOptions {
  name: string
  label: string
  language: 'css' | 'javascript' | 'html'
  maxBytes: number
  description?: string
  access?: CodeField['access']
}

/** Our own editor for source text: Payload's loads from a foreign host. */
export const sourceEditor = { Field: '/cms/studio/fields/source-editor.tsx#SourceEditor' }

/** A field for source text. */
export function sourceField(options: SourceFieldOptions): CodeField {
  const { name, label, language, maxBytes, description, access } = options
  const validate: CodeFieldValidation = (value) =>
    !value ||
    (typeof value === 'string' && Buffer.byteLength(value) <= maxBytes) ||
    `${label} can be up to ${maxBytes / 1024 / 1024} MB.`
  return {
    name,
    label,
    type: 'code',
    validate,
    access,
    admin: {
      language,
      description,
      components: sourceEditor,
    },
  }
}
