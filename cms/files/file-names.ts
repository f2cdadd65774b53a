/** The folders of files: pictures, and what uploaded pages bring. */
export const keptFolders = ['media', 'lesson-files'] as const

/** Names of files begin with their folder, as a backup and a bucket call them: `media/lake.webp`. */
export const isFileName = (name: string): boolean =>
  keptFolders.some((folder) => name.startsWith(`${folder}/`)) &&
  name.split('/').every((part) => /^[\w-][\w.-]*$/.test(part))

/** The SHA-256 of a file's bytes where its name is that; pictures are named by what was uploaded. */
export const hashInName = (name: string): string | undefined =>
  /^lesson-files\/[0-9a-f]{2}\/([0-9a-f]{64})$/.exec(name)?.[1]
