import type { MarkupFormat } from '../../../../cms/lesson-formats/markup/parsed-lesson.ts'
import { customToeflTemplate } from '../../../../cms/lesson-formats/markup/templates/custom-toefl-template.ts'
import { quickToeflTemplate } from '../../../../cms/lesson-formats/markup/templates/quick-toefl-template.ts'
import { standardTemplate } from '../../../../cms/lesson-formats/markup/templates/standard-template.ts'

export interface Template {
  name: string
  parser: MarkupFormat
  html: string
}

const standard: Template = { name: 'Standard Template', parser: 'standard', html: standardTemplate }
const customToefl: Template = {
  name: 'Custom TOEFL Template',
  parser: 'custom',
  html: customToeflTemplate,
}
const quickToefl: Template = {
  name: 'Quick TOEFL Lesson',
  parser: 'standard',
  html: quickToeflTemplate,
}

/** What the three buttons load (spec §2). */
export const templates = [standard, customToefl, quickToefl] as const

/** What changing the parser loads (spec §4). */
export const templateOf: Readonly<Record<MarkupFormat, Template>> = {
  standard,
  custom: customToefl,
}

/** The two parsers (spec §2). */
export const parsers = [
  { value: 'standard', label: 'Standard Template Parser' },
  { value: 'custom', label: 'Custom Script Parser' },
] as const satisfies readonly { value: MarkupFormat; label: string }[]

/** Something the tutor has written: neither nothing nor a template as it came. */
export const isOwnWork = (html: string) =>
  html.trim() !== '' && !templates.some((template) => template.html === html)
