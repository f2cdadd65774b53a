import { keepBytes } from '../../content/lesson-files/files-folder.ts'
import { isFilePath, type PageFiles } from '../../content/lesson-files/page-files.ts'
import { decodeText } from '../../contract/decode-text.ts'
import { isBinary } from '../../contract/is-binary.ts'
import { lessonLimits } from '../../contract/limits.ts'
import { pageFilesLimits } from '../../contract/page-files.ts'
import { ArchiveError } from '../archive-error.ts'
import { archiveLimits } from '../archive-format.ts'
import { openZip, type ZipReader, type ZipRules } from '../read-zip.ts'
import { arrangePage, type PageFile } from './arrange-page.ts'

/** A page as it was sent, its files kept but not named by anything yet. */
export interface SentPage {
  html: string
  /** Null where the page came alone. */
  files: PageFiles | null
  /** Names of what a page cannot use, and was not kept. */
  leftOut: string[]
}

const pageRules: ZipRules = {
  what: 'The zip file',
  advice: 'Pack it again.',
  choice: 'Choose a page, or a zip file of it and its files.',
  limits: {
    ...archiveLimits,
    packedBytes: pageFilesLimits.bytes,
    unpackedBytes: pageFilesLimits.bytes,
    entryBytes: pageFilesLimits.fileBytes,
    // Folders and clutter count too.
    entries: 2 * pageFilesLimits.files,
  },
  isName: isFilePath,
  takesBackslashes: true,
}

/**
 * Reads a page with its files from a zip file and keeps the files. What goes wrong names the file.
 * @throws ArchiveError
 */
export async function readPage(path: string): Promise<SentPage> {
  const zip = await openZip(path, pageRules)
  try {
    const { index, files, leftOut } = arrangePage([...zip.names])
    if (files.length > pageFilesLimits.files) {
      throw new ArchiveError(`A page can have up to ${pageFilesLimits.files} files.`)
    }
    const html = await readIndex(zip, index)
    const kept: PageFiles['files'] = []
    for (const { name, path } of files) {
      const bytes = await zip.read(name)
      kept.push({ path, hash: await keepBytes(bytes), bytes: bytes.length })
    }
    const hasFiles = kept.length > 0
    return { html, files: hasFiles ? { index: index.path, files: kept } : null, leftOut }
  } finally {
    zip.close()
  }
}

async function readIndex(zip: ZipReader, { name, path }: PageFile): Promise<string> {
  const bytes = await zip.read(name)
  const html = decodeText(bytes)
  if (isBinary(html)) throw new ArchiveError(`“${path}” is not a text file.`)
  if (!/<[a-z!][^<]*>/i.test(html)) throw new ArchiveError(`“${path}” has no HTML in it.`)
  if (Buffer.byteLength(html) > lessonLimits.htmlBytes) {
    throw new ArchiveError(`“${path}” is too large: a page can have up to 5 MB of HTML.`)
  }
  return html
}
