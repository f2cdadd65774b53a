import type { ContactForm } from '../../../cms/contract/contact.ts'
import { contactLimits } from '../../../cms/contract/limits.ts'
import { isTooLong, tooLongText } from '../../../cms/contract/text-length.ts'
import type { RefusedForm } from '../../page/refused-form.ts'

export const contactFields = ['name', 'email', 'subject', 'message'] as const
export type ContactField = (typeof contactFields)[number]
export type ContactProblems = Partial<Record<ContactField, string>>

/** Subject alone may be left out (spec §5). */
const requiredFields = ['name', 'email', 'message'] as const

const missingTexts = {
  name: 'Please enter your name.',
  email: 'Please enter your e-mail address.',
  message: 'Please write a message.',
} as const

/** What a visitor has typed, without the blanks around it. */
export function readContactForm(data: FormData): Required<ContactForm> {
  const textOf = (field: string) => {
    const value = data.get(field)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    name: textOf('name'),
    email: textOf('email'),
    subject: textOf('subject'),
    message: textOf('message'),
    website: textOf('website'),
  }
}

/** The required fields that are empty; none means the form can be sent. */
export function missingOf(form: ContactForm): ContactProblems {
  const problems: ContactProblems = {}
  for (const field of requiredFields) {
    if (form[field] === '') problems[field] = missingTexts[field]
  }
  return problems
}

/** The fields that hold more than can be sent: nothing is cut off from what was typed or pasted. */
export function tooLongOf(form: ContactForm): ContactProblems {
  const problems: ContactProblems = {}
  for (const field of contactFields) {
    if (isTooLong(form[field] ?? '', contactLimits[field])) problems[field] = objectionTexts[field]
  }
  return problems
}

interface ChangedField {
  name: ContactField
  /** All that stands in the form now. */
  form: ContactForm
}

/** What is still wrong once a field was changed: what was said of its former text is over. */
export function problemsAfter(
  { name, form }: ChangedField,
  { [name]: problem, ...others }: ContactProblems,
): ContactProblems {
  const left = problem && { ...tooLongOf(form), ...missingOf(form) }[name]
  return left ? { ...others, [name]: left } : others
}

/** The server's objections at the fields they are about. */
export function problemsOf(errors: readonly { path: string; message: string }[] | undefined) {
  const problems: ContactProblems = {}
  for (const { path } of errors ?? []) {
    const field = contactFields.find((name) => name === path)
    if (field) problems[field] = objectionTexts[field]
  }
  return problems
}

/** The same for a form that came back without script. */
export function problemsOfRefused(form: RefusedForm | null): ContactProblems {
  if (!form) return {}
  const typed = new FormData()
  for (const [name, value] of Object.entries(form.values)) typed.set(name, value)
  return { ...problemsOf(form.errors), ...missingOf(readContactForm(typed)) }
}

const objectionTexts = {
  name: tooLongText(contactLimits.name),
  email: 'Please check this e-mail address.',
  subject: tooLongText(contactLimits.subject),
  message: tooLongText(contactLimits.message),
} as const
