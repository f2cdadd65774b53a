/** A file under the path that it has in the folder which was chosen or dropped. */
export interface NamedFile {
  path: string
  file: File
}

/** Of a file input; one for folders tells where in the folder each file stands. */
export const filesOfInput = (files: Iterable<File>): NamedFile[] =>
  [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }))

/** What was dropped, folders with all that is in them. Called while the drop is handled. */
export async function filesOfDrop({ items, files }: DataTransfer): Promise<NamedFile[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  if (entries.length === 0) return filesOfInput(files)
  const found = await Promise.all(entries.map((entry) => filesIn(entry)))
  return found.flat()
}

async function filesIn(entry: FileSystemEntry): Promise<NamedFile[]> {
  const path = entry.fullPath.replace(/^\//, '')
  if (entry instanceof FileSystemFileEntry) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    return [{ path, file }]
  }
  if (!(entry instanceof FileSystemDirectoryEntry)) return []
  const reader = entry.createReader()
  const found: NamedFile[] = []
  // A folder is told in parts; an empty one is its end.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (part.length === 0) return found
    for (const inner of part) found.push(...(await filesIn(inner)))
  }
}
