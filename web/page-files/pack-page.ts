import { type Zippable, zipSync } from 'fflate'
import type { NamedFile } from './named-files.ts'
import type { PageChoice } from './page-choice.ts'

/** A page with its files as the server takes it: one zip file. Its type is ours to say. */
export async function packPage(choice: PageChoice): Promise<Blob> {
  const type = 'application/zip'
  if (choice.kind === 'zip') return new Blob([choice.file], { type })
  const files = choice.kind === 'page' ? [alone(choice.file)] : choice.files
  const entries: Zippable = {}
  for (const { path, file } of files) {
    entries[path] = [new Uint8Array(await file.arrayBuffer()), { level: 0 }]
  }
  return new Blob([new Uint8Array(zipSync(entries))], { type })
}

const alone = (file: File): NamedFile => ({ path: file.name, file })
