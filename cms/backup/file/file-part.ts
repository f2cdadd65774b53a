import { keptFolders } from '../../files/file-names.ts'

/** On Windows a colon is more than a part of a name. */
const oddInNames = process.platform === 'win32' ? /[\\\0:]/ : /[\\\0]/
const isPlain = (name: string) => name !== '' && !oddInNames.test(name) && !name.startsWith('.')

/** Whether a part of a backup is a file of the site: nothing may lead out of the folders of files. */
export function isFilePart(name: string): boolean {
  const [folder, ...rest] = name.split('/')
  return keptFolders.some((kept) => kept === folder) && rest.length > 0 && rest.every(isPlain)
}
