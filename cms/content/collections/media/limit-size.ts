import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { maxPictureBytes, pictureTooLarge } from './picture-files.ts'

/**
 * Uploads are cut off at this size on their way in; a picture from a course's archive is checked
 * here.
 */
export const limitSize: CollectionBeforeOperationHook = ({ args, req }) => {
  if (req.file && req.file.data.length > maxPictureBytes) throw new APIError(pictureTooLarge, 413)
  return args
}
