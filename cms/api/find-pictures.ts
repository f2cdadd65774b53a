import { mediaPath } from '../content/collections/media/media-folder.ts'
import { pictureSizes, sizeFile } from '../content/collections/media/picture-files.ts'
import type { Picture } from '../contract/picture.ts'
import type { PictureRow, Reader } from './reader/reader.ts'

type Address = string | null | undefined

/** Finds uploaded pictures by their addresses; what is not there, or not chosen, is null. */
export async function findPictures(
  addresses: readonly Address[],
  reader: Pick<Reader, 'pictures'>,
) {
  const names = addresses.flatMap((address) => nameOf(address) ?? [])
  const rows = names.length > 0 ? await reader.pictures([...new Set(names)]) : []
  const byName = new Map(rows.map((row) => [row.filename, presentPicture(row)]))
  return (address: Address): Picture | null => byName.get(nameOf(address) ?? '') ?? null
}

/** One picture by its address. */
export const findPicture = async (address: Address, reader: Pick<Reader, 'pictures'>) =>
  (await findPictures([address], reader))(address)

const nameOf = (address: Address) =>
  address?.startsWith(mediaPath('')) ? address.slice(mediaPath('').length) : undefined

/** A size that is larger than the picture was never made. */
function presentPicture({ filename, alt, width, height, small, medium }: PictureRow): Picture {
  const stem = filename.replace(/\.webp$/, '')
  const sizes = [
    ...(small ? [`${mediaPath(sizeFile(stem, 'small'))} ${pictureSizes.small}w`] : []),
    ...(medium ? [`${mediaPath(sizeFile(stem, 'medium'))} ${pictureSizes.medium}w`] : []),
    `${mediaPath(filename)} ${width}w`,
  ]
  return {
    src: mediaPath(medium ? sizeFile(stem, 'medium') : filename),
    srcSet: sizes.join(', '),
    alt,
    width,
    height,
  }
}
