import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { openSharp } from './later-sharp.ts'
import { maxPicturePixels } from './picture-files.ts'

const formats = ['jpeg', 'png', 'webp', 'heif']

/** What is no picture, or has too many pixels to be drawn anew, is refused in words. */
export const takePicturesAlone: CollectionBeforeOperationHook = async ({ args, req }) => {
  if (!req.file) return args
  // Sharp throws at once where there is nothing to read.
  if (req.file.data.length === 0) throw new APIError(empty, 400)
  const { format, width = 0, height = 0 } = await readHead(req.file.data)
  if (!format || !formats.includes(format)) throw new APIError(noPicture, 400)
  if (width * height > maxPicturePixels) throw new APIError(tooManyPixels, 400)
  return args
}

const empty = 'This file is empty. Choose the picture again.'
const noPicture = 'This file is not a picture. Upload a JPEG, PNG, WebP or AVIF file.'
const tooManyPixels = `A picture can have up to ${maxPicturePixels / 1_000_000} million pixels. Make it smaller first.`

/** Reads no more than a picture says of itself; of what is none, nothing. */
async function readHead(bytes: Buffer) {
  const sharp = await openSharp()
  return sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((): { format?: string; width?: number; height?: number } => ({}))
}
