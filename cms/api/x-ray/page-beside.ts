import { posix } from 'node:path'
import type { Payload } from 'payload'
import { fileOfHash } from '../../content/lesson-files/files-folder.ts'
import { findFiles } from '../../content/lesson-files/find-files.ts'
import { twinOf } from '../../content/lesson-files/page-files.ts'
import { siteFiles } from '../../files/site-files.ts'
import type { SentBeside } from '../../large-pages/tasks.ts'

/** So much of style sheets and scripts is read; a library is none of the tutor's. */
const mostBytes = 300_000

/** What stands beside a lesson's page: its own files, and the script of its course. */
export async function besideOf(
  payload: Payload,
  { filesKey, courseScript }: { filesKey: string | null; courseScript: string },
): Promise<SentBeside> {
  const found = filesKey ? await findFiles(payload, filesKey) : null
  if (!found) return { home: '', twins: new Set(), styles: [], scripts: courseScript }
  const folder = posix.dirname(found.index)
  const textsOf = async (ending: RegExp) => {
    const texts: { path: string; text: string }[] = []
    for (const { path, hash, bytes } of found.files) {
      if (!ending.test(path) || bytes > mostBytes || texts.length >= mostTexts) continue
      texts.push({ path, text: await readKept(hash) })
    }
    return texts
  }
  const scripts = await textsOf(/\.m?js$/i)
  return {
    home: folder === '.' ? '' : `${folder}/`,
    twins: new Set([found.index, ...found.files.map(({ path }) => path)].map(twinOf)),
    styles: await textsOf(/\.css$/i),
    scripts: [courseScript, ...scripts.map(({ text }) => text)].join('\n'),
  }
}

const mostTexts = 20

/** A file that was lost says nothing. */
const readKept = async (hash: string) =>
  (await siteFiles().read(fileOfHash(hash)))?.toString('utf8') ?? ''
