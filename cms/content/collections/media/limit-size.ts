import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { maxPictureBytes, pictureTooLarge } from './picture-files.ts'

/** Uploads are cut off at this size; what comes in a course's archive is stopped here. */
export const limitSize: CollectionBeforeOperationHook = ({ args, req }) => {
  if (req.file && req.file.data.length > maxPictureBytes) throw new APIError(pictureTooLarge, 413)
  return args
}
