import { z } from 'zod'

/** The header in which a page of the studio numbers what it saves, in the order of sending. */
export const saveNumberHeader = 'x-save-number'

/** Told to whoever sends a save that a newer one of the same page has overtaken. */
export const overtakenSave =
  'Something newer from this page has been saved already, so this older save changed nothing.'

const SaveNumber = z
  .string()
  .regex(/^[\w-]{1,40}\.\d{1,9}$/)
  .transform((text) => {
    const [page = '', number] = text.split('.')
    return { page, number: Number(number) }
  })
type SaveNumber = z.infer<typeof SaveNumber>

/** What the header says; null where a save has none, as those that no page of the studio sends. */
export const readSaveNumber = (header: string | null | undefined): SaveNumber | null =>
  SaveNumber.safeParse(header).data ?? null

export const writeSaveNumber = ({ page, number }: SaveNumber): string => `${page}.${number}`
