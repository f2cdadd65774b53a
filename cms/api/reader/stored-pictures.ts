import type { Payload } from 'payload'
import type { Reader } from './reader.ts'

/** Uploaded pictures by the names of their files. */
export const pictureReader = (payload: Payload): Pick<Reader, 'pictures'> => ({
  async pictures(names) {
    const { docs } = await payload.find({
      collection: 'media',
      where: { filename: { in: [...names] } },
      depth: 0,
      pagination: false,
      sort: 'filename',
      // Pages show these pictures to everybody; the list of all of them is the tutor's alone.
      overrideAccess: true,
    })
    return docs.map(({ filename, alt, width, height, sizes }) => ({
      filename: filename ?? '',
      alt,
      width: width ?? 1,
      height: height ?? 1,
      small: Boolean(sizes?.small?.filename),
      medium: Boolean(sizes?.medium?.filename),
    }))
  },
})
