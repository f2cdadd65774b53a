import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, UploadConfig } from 'payload'
import { usesBucket } from '../../../environment/bucket-settings.ts'
import { siteFiles } from '../../../files/site-files.ts'
import { mediaFile, mediaFolder } from './media-folder.ts'

interface StoredFile {
  filename?: string | null
}

/**
 * Payload has written a picture in all its sizes; with a bucket it is kept once that has them. Where
 * it takes one of them not, there is none, and the transaction is rolled back.
 */
export const secureFiles: CollectionAfterChangeHook = async ({ doc, operation }) => {
  if (operation !== 'create' || !usesBucket()) return doc
  const names = namesOf(doc)
  try {
    for (const name of names) {
      await siteFiles().secure(mediaFile(name), await readFile(join(mediaFolder(), name)))
    }
  } catch (error) {
    // What has gone into the bucket goes out again, unless that is away: then nothing names it.
    for (const name of names) await removeFile(name).catch(() => {})
    throw error
  }
  return doc
}

/** Payload has removed the files in the folder. */
export const removeFromBucket: CollectionAfterDeleteHook = async ({ doc }) => {
  if (!usesBucket()) return
  for (const name of namesOf(doc)) await removeFile(name)
}

const removeFile = (name: string) => siteFiles().remove(mediaFile(name))

/** Payload's own address of a file opens what lies in the folder. */
export const fetchFile: NonNullable<UploadConfig['handlers']>[number] = async (
  _req,
  { params },
) => {
  await siteFiles().have(mediaFile(params.filename))
}

function namesOf(doc: StoredFile & { sizes?: Record<string, StoredFile> | null }): string[] {
  return [doc, ...Object.values(doc.sizes ?? {})].flatMap(({ filename }) => filename ?? [])
}
