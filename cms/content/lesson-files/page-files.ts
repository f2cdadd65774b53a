import { createHash } from 'node:crypto'
import { z } from 'zod'
import { typeOfFile } from '../../contract/file-types.ts'
import { pageFilesLimits } from '../../contract/page-files.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unfitSign = /[\u0000-\u001f\u007f\\]|\p{Surrogate}/u

/** A path below the page's own folder, which leads nowhere else; bytes are kept by their hash. */
export const isFilePath = (path: string): boolean =>
  path.length <= pageFilesLimits.path &&
  !unfitSign.test(path) &&
  path.split('/').every((part) => part !== '' && !part.startsWith('.'))

const Path = z.string().refine(isFilePath, 'This is not a valid path of a file.')

const hash = /^[0-9a-f]{64}$/

/** The files of one page, together: they come, change and go as a whole (decision 140). */
export const PageFiles = z.object({
  /** The page itself, by the path that it had among them. */
  index: Path,
  files: z
    .array(
      z.object({
        path: Path.refine((path) => typeOfFile(path) !== null, 'This kind of file is not kept.'),
        /** SHA-256 of its bytes, under which they are kept. */
        hash: z.string().regex(hash),
        bytes: z.int().min(0).max(pageFilesLimits.fileBytes),
      }),
    )
    .min(1)
    .max(pageFilesLimits.files),
})
export type PageFiles = z.infer<typeof PageFiles>

/** A name that belongs to these files alone: the same page has it on every site. */
export function keyOfFiles({ index, files }: PageFiles): string {
  const list = files.map(({ path, hash }) => [path, hash]).sort(byPath)
  return createHash('sha256')
    .update(JSON.stringify([index, list]))
    .digest('hex')
    .slice(0, 32)
}

export const isFilesKey = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)

/** Systems that do not tell capitals apart take these for one. */
export const twinOf = (path: string): string => path.normalize('NFC').toLowerCase()

const byPath = ([a = '']: string[], [b = '']: string[]) => (a < b ? -1 : a > b ? 1 : 0)
