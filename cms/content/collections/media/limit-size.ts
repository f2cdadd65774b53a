import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { needRoom } from '../../need-room.ts'
import { mediaFolder } from './media-folder.ts'
import { maxPictureBytes, pictureTooLarge } from './picture-files.ts'

/**
 * Uploads are cut off at this size on their way in; a picture from a course's archive is checked
 * here.
 */
export const limitSize: CollectionBeforeOperationHook = async ({ args, req }) => {
  if (!req.file) return args
  const { length } = req.file.data
  if (length > maxPictureBytes) throw new APIError(pictureTooLarge, 413)
  // Payload itself tells of a full disk as of a broken picture. It stands there in three sizes.
  await needRoom(mediaFolder(), 2 * length)
  return args
}
