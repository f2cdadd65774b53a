import type { PayloadRequest } from 'payload'
import { readSaveNumber, saveNumberHeader } from '../../contract/save-number.ts'

interface Asked {
  /** The whole document. */
  data: unknown
  /** 'onChange' while it stands in a form. */
  event?: 'onChange' | 'submit' | undefined
  req: Pick<PayloadRequest, 'headers'>
}

/**
 * Whether a form of the studio publishes the document, or asks what would keep it from that. Some
 * slips are told there alone, where the tutor can mend them: a lesson that has one already is moved,
 * restored, imported and unpublished as before, and the contract takes what it took.
 */
export const isPublishedInForm = ({ data, event, req }: Asked): boolean =>
  event === 'onChange' ||
  (Object(data)._status === 'published' &&
    readSaveNumber(req.headers.get(saveNumberHeader))?.form !== undefined)
