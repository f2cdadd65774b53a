import { isFilesKey } from '../../content/lesson-files/page-files.ts'
import { HttpError } from '../../contract/http-error.ts'

/** In the frame or a tab of the lesson origin; in a sandboxed tab of the site's own. */
export type Place = 'files' | 'tab'

/** Where a document with files stands: what it names beside it is found below this address. */
export interface Folder {
  /** Of its files: other files have another address, so browsers keep these. */
  key: string
  /** What opens a document that is not for everybody; empty for one that is. */
  proof: string
}

/** The address of a document's folder, with the `/` that makes it one. */
export const folderPath = (document: string, place: Place, { key, proof }: Folder): string =>
  `${document}/${place}/${key}${proof && `~${proof}`}/`

/**
 * What an address names.
 * @throws HttpError 404.
 */
export function readFolder(text: unknown): Folder {
  const [key = '', proof = ''] = String(text).split('~', 2)
  if (!isFilesKey(key)) throw noFile()
  return { key, proof }
}

export const noFile = () => new HttpError(404, 'There is no such file beside this page.')

/** Below a document's address: everything in its folder. */
export const folderRoute = (document: string, place: Place) =>
  `${document}/${place}/:folder/{*path}`
