import type { PayloadRequest } from 'payload'
import { fileOfHash, keepBytes } from '../content/lesson-files/files-folder.ts'
import { findFiles } from '../content/lesson-files/find-files.ts'
import { keyOfFiles, PageFiles } from '../content/lesson-files/page-files.ts'
import { storeFiles } from '../content/lesson-files/store-files.ts'
import { pageFilesLimits } from '../contract/page-files.ts'
import { siteFiles } from '../files/site-files.ts'
import { ArchiveError } from './archive-error.ts'
import { type ArchivedPage, fileOfPage, hashOfFile } from './archive-format.ts'
import type { OpenArchive } from './open-archive.ts'
import { refuseTwins } from './page/arrange-page.ts'
import type { ZipWriter } from './write-zip.ts'

interface Packed {
  /** Of the pages that lessons show, published or in a draft. */
  keys: ReadonlySet<string>
  zip: ZipWriter
  req: PayloadRequest
}

/** Packs the files of pages; of those that are alike, one. */
export async function packPages({ keys, zip, req }: Packed): Promise<ArchivedPage[]> {
  const pages: ArchivedPage[] = []
  for (const key of [...keys].sort()) {
    const found = await findFiles(req.payload, key)
    if (!found) continue // nothing shows such files on this site either
    for (const { path, hash } of found.files) {
      const file = fileOfPage(hash)
      if (!(file in zip.files)) await zip.add(file, await readKept(hash, path))
    }
    const files = found.files.map(({ path, hash }) => ({ path, file: fileOfPage(hash) }))
    pages.push({ key, index: found.index, files })
  }
  return pages
}

async function readKept(hash: string, path: string): Promise<Buffer> {
  const bytes = await siteFiles().read(fileOfHash(hash))
  if (!bytes) throw new ArchiveError(`The file ${path} of a page is missing on the server.`)
  return bytes
}

/**
 * Stores the files of an archive's pages in the request's transaction, checked as those of an upload
 * are; one that many pages share is read once. Bytes that an import leaves behind where it is taken
 * back are cleared away later.
 */
export async function storePages(archive: OpenArchive, req: PayloadRequest): Promise<void> {
  const stored = new Map<string, Omit<PageFiles['files'][number], 'path'>>()
  for (const page of archive.pages) {
    const { index, files } = page
    const kept: PageFiles['files'] = []
    for (const { path, file } of files) {
      const one = stored.get(file) ?? (await storeFile(archive, file))
      stored.set(file, one)
      kept.push({ path, ...one })
    }
    await storeFiles(checked(page, { index, files: kept }), req)
  }
}

async function storeFile(archive: OpenArchive, file: string) {
  const bytes = await archive.readBytes(file)
  const hash = await keepBytes(bytes)
  if (hash !== hashOfFile(file)) throw new ArchiveError(`${file} is not what its name says.`)
  return { hash, bytes: bytes.length }
}

function checked({ key }: ArchivedPage, files: PageFiles): PageFiles {
  const result = PageFiles.safeParse(files)
  const total = files.files.reduce((sum, { bytes }) => sum + bytes, 0)
  if (!result.success || total > pageFilesLimits.bytes) {
    const why = result.error?.issues[0]?.message ?? 'They are too large together.'
    throw new ArchiveError(`The files of ${files.index}: ${why}`)
  }
  refuseTwins(files.files)
  if (keyOfFiles(files) !== key) {
    throw new ArchiveError(`The files of ${files.index} are not those that the archive names.`)
  }
  return result.data
}
