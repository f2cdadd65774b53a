import { z } from 'zod'

/** The header in which a page of the studio numbers what it saves, in the order of sending. */
export const saveNumberHeader = 'x-save-number'

/** Told to whoever sends a save that a newer one of the same page has overtaken. */
export const overtakenSave =
  'Something newer from this page has been saved already, so this older save changed nothing.'

/** In the answer to a form that began from a state which somebody has changed since. */
export const newerSaveHeader = 'x-newer-save'

/** Told to whoever saves such a form; `what` is a lesson, a course … */
export const newerSave = (what: string) =>
  `This ${what} has been saved elsewhere since you opened it, so what you typed here is not saved yet. Look at the newer one, then save yours all the same, or load the newer one and discard yours.`

/** What a document is called in the middle of a sentence, by the label of its collection. */
export function nameOf(label: unknown): string {
  if (typeof label !== 'string') return 'document'
  const isAbbreviation = label.slice(0, 2) === label.slice(0, 2).toUpperCase()
  return isAbbreviation ? label : label.toLowerCase()
}

const SaveNumber = z
  .string()
  .regex(/^[\w-]{1,40}\.\d{1,9}(?:\.\d{1,9})?$/)
  .transform((text): SaveNumber => {
    const [page = '', number, form] = text.split('.')
    return { page, number: Number(number), ...(form && { form: Number(form) }) }
  })

interface SaveNumber {
  page: string
  number: number
  /** Which of the page's forms is saved whole; without it something else is, as a version restored. */
  form?: number | undefined
}

/** What the header says; null where a save has none, as those that no page of the studio sends. */
export const readSaveNumber = (header: string | null | undefined): SaveNumber | null =>
  SaveNumber.safeParse(header).data ?? null

export const writeSaveNumber = ({ page, number, form }: SaveNumber): string =>
  [page, number, ...(form === undefined ? [] : [form])].join('.')
