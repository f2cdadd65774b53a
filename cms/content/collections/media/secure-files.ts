import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  NotFound,
  type UploadConfig,
} from 'payload'
import { usesBucket } from '../../../environment/bucket-settings.ts'
import { siteFiles } from '../../../files/site-files.ts'
import { mediaFile, mediaFolder } from './media-folder.ts'

interface StoredFile {
  filename?: string | null
}

/**
 * Payload has written a picture in all its sizes; it is kept once the disk has them, with a bucket
 * once that has. Where one of them is not taken, there is none, and the transaction is rolled back.
 */
export const secureFiles: CollectionAfterChangeHook = async ({ doc, operation }) => {
  if (operation !== 'create') return doc
  const names = namesOf(doc)
  try {
    for (const name of names) {
      await siteFiles().secure(mediaFile(name), await readFile(pathOf(name)))
    }
  } catch (error) {
    // What has been kept goes again, unless the bucket is away: then nothing names it.
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

/** Payload's own address of a file opens what lies in the folder, and calls it a fault if none does. */
export const fetchFile: NonNullable<UploadConfig['handlers']>[number] = async (
  { t },
  { params },
) => {
  const { filename } = params
  const isName = basename(filename) === filename
  if (isName && (await siteFiles().have(mediaFile(filename))) && existsSync(pathOf(filename)))
    return
  throw new NotFound(t)
}

const pathOf = (name: string) => join(mediaFolder(), name)

/** The files of a picture, in all its sizes. */
export function namesOf(doc: StoredFile & { sizes?: Record<string, StoredFile> | null }): string[] {
  return [doc, ...Object.values(doc.sizes ?? {})].flatMap(({ filename }) => filename ?? [])
}
