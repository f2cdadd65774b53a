import type { CollectionBeforeChangeHook, NumberField } from 'payload'
import { readSaveNumber, saveNumberHeader } from '../../../contract/save-number.ts'
import { setNumberMayGiveWay } from '../../drafts/context.ts'
import { unseen } from '../../fields/unseen.ts'
import { courseIdOf } from './course-id-of.ts'

/**
 * The lesson's number once more, as whoever reads the lesson is given it. A form sends both back, so
 * that a number which nobody typed in it is told from one that somebody chose; stored nowhere.
 */
export const numberAsRead: NumberField = {
  name: 'numberAsRead',
  type: 'number',
  virtual: true,
  access: { read: ({ req }) => req.user?.collection === 'admins' },
  hooks: { afterRead: [({ siblingData }) => siblingData?.lessonNumber] },
  admin: unseen,
}

/**
 * A form that was opened before its lesson was put elsewhere in the course sends the older number
 * with everything else. Where it was not typed there, the lesson keeps the number that it has; in
 * another course, where that is taken, it takes the next free one.
 */
export const keepNumber: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const { numberAsRead: read, ...written } = data
  const isForm = readSaveNumber(req.headers.get(saveNumberHeader))?.form !== undefined
  const isUntouched = isForm && read !== undefined && read === data.lessonNumber
  const now = { ...originalDoc, ...data }
  const isMoved = courseIdOf(now) !== courseIdOf({ ...originalDoc })
  const isPutElsewhere = isMoved || Boolean(now.deletedAt) !== Boolean(originalDoc?.deletedAt)
  if (isUntouched && isMoved) setNumberMayGiveWay(true, req)
  return operation === 'update' && isUntouched && !isPutElsewhere && originalDoc?.lessonNumber
    ? { ...written, lessonNumber: originalDoc.lessonNumber }
    : written
}
