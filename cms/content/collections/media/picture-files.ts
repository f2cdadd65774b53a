/** The smaller sizes that are made of each picture, and their widths. */
export const pictureSizes = { small: 480, medium: 1_000 } as const

/** Largest picture that is taken; one that was drawn anew is far smaller. */
export const maxPictureBytes = 12 * 1024 * 1024
export const pictureTooLarge = 'A picture can be up to 12 MB.'

/** Larger pictures are more likely decompression bombs than photographs. */
export const maxPicturePixels = 64_000_000

/** What `nameByContent` gives; Payload appends a number where the same picture is uploaded again. */
const pictureName = /^[a-z0-9]+(?:-[a-z0-9]+)*-[0-9a-f]{12}(?:-\d+)?\.webp$/
/** With that of a size behind it, it still fits into a backup, which takes 100 letters. */
const longestName = 93
export const isPictureName = (name: string) => name.length <= longestName && pictureName.test(name)

/** The address of an uploaded picture, in its full size. */
export const isPictureAddress = (address: string) =>
  address.startsWith('/media/') && isPictureName(address.slice('/media/'.length))

export const sizeFile = (stem: string, size: string) => `${stem}-${size}.webp`

/** All files that a picture of this name may have. */
export function filesOfPicture(name: string): string[] {
  const stem = name.replace(/\.webp$/, '')
  return [name, ...Object.keys(pictureSizes).map((size) => sizeFile(stem, size))]
}

const address = new RegExp(
  `/media/([a-z0-9-]+-[0-9a-f]{12}(?:-\\d+)?)(?:-(?:${Object.keys(pictureSizes).join('|')}))?\\.webp`,
  'g',
)

/** The names of the pictures whose address, in any size, stands in a text. */
export const picturesIn = (text: string): string[] =>
  Array.from(text.matchAll(address), ([, stem]) => `${stem}.webp`)
