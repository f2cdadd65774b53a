import type { PayloadRequest } from 'payload'

export interface PackedMedia {
  /** Name of the file, for example 'lake.jpg'. */
  fileName: string
  bytes: Buffer
  /** What the tutor wrote about it, for example its text alternative. */
  fields: Record<string, string | number | boolean | null>
}

/** How the files of one upload collection get into an archive and out of it. */
export interface ArchiveMedia {
  /** Null where the file is gone. */
  pack(id: number, req: PayloadRequest): Promise<PackedMedia | null>
  /** Stores a file in the request's transaction; gives the id of its document. */
  unpack(media: PackedMedia, req: PayloadRequest): Promise<number>
  /** Takes back the stored files of an import that failed: no transaction holds for files. */
  discard(ids: number[]): Promise<void>
}

/** By the slug of the upload collection. */
export const archiveMedia: Record<string, ArchiveMedia> = {}
