import { contactFields } from './contact-rules.ts'

/** What stands in the form's fields, to be kept; undefined where there is nothing. */
export function storedForm(form: HTMLFormElement): string | undefined {
  const fields = contactFields.map((name) => fieldOf(form, name)?.value ?? '')
  return fields.some((text) => text !== '') ? JSON.stringify(fields) : undefined
}

/** Puts what was kept into the fields that are empty. */
export function fillForm(form: HTMLFormElement, kept: string): void {
  const texts: unknown = JSON.parse(kept)
  if (!Array.isArray(texts)) return
  for (const [index, name] of contactFields.entries()) {
    const field = fieldOf(form, name)
    if (field && field.value === '') field.value = String(texts[index] ?? '')
  }
}

/** A form's own `reset` would bring back what stood in it when it came back without script. */
export function emptyForm(form: HTMLFormElement): void {
  for (const name of contactFields) {
    const field = fieldOf(form, name)
    if (field) field.value = ''
  }
}

function fieldOf(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isField ? field : undefined
}
