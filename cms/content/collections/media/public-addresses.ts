import type { CollectionAfterReadHook } from 'payload'
import { mediaPath } from './media-folder.ts'

interface StoredFile {
  filename?: string | null
  url?: string | null
}

/** Payload's own addresses need a session; visitors get the files from `/media`. */
export const publicAddresses: CollectionAfterReadHook = ({ doc }) => {
  const sizes = Object.entries<StoredFile>(doc.sizes ?? {}).map(([name, size]) => [
    name,
    withAddress(size),
  ])
  return { ...withAddress(doc), ...(doc.sizes ? { sizes: Object.fromEntries(sizes) } : {}) }
}

const withAddress = <File extends StoredFile>(file: File): File =>
  file?.filename ? { ...file, url: mediaPath(file.filename) } : file
