import { existsSync } from 'node:fs'
import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { pageUploadPaths } from '../../../cms/contract/page-files.ts'
import { buildCourse } from '../../../testing/build-content.ts'
import { drawPicture, uploadPicture } from '../../../testing/build-pictures.ts'
import { type ContractClient, signedIn } from '../../../testing/contract-client.ts'
import { query } from '../../../testing/databases.ts'
import { sendPage, zipOf } from '../../../testing/page-uploads.ts'
import type { RunningProduct } from '../../../testing/running-product.ts'
import type { Stored, Writer } from './writers.ts'

/** Those who bring files, which a transaction does not cover: a row is half without its files. */
export async function openFileWriters({ url, dataDir }: RunningProduct): Promise<Writer[]> {
  const admin = await signedIn(url)
  const { id } = await buildCourse(admin)
  return [pictures(admin, dataDir), pages(admin, { courseId: id, dataDir })]
}

const picturesFolder = (dataDir: string) => join(dataDir, 'media')
const pagesFolder = (dataDir: string) => join(dataDir, 'lesson-files')

const namesOfPictures = `select alt, array_remove(array[filename, sizes_small_filename,
  sizes_medium_filename], null) as files from media`

const pictures = (admin: ContractClient, dataDir: string): Writer => ({
  name: 'pictures',
  async write(mark) {
    const bytes = await drawPicture().jpeg().toBuffer()
    return (await uploadPicture(admin, bytes, { alt: mark })).status
  },
  async stored(databaseUrl) {
    const rows = await query(databaseUrl, namesOfPictures)
    const pathOf = (name: string) => join(picturesFolder(dataDir), name)
    return storedOf(rows.map(({ alt, files }) => [String(alt), textsOf(files).map(pathOf)]))
  },
})

interface Course {
  courseId: number
  dataDir: string
}

const pages = (admin: ContractClient, { courseId, dataDir }: Course): Writer => ({
  name: 'pages with files',
  async write(mark) {
    const html = `<title>${mark}</title><script src="page.js"></script><p>End of ${mark}</p>`
    const zip = zipOf({ 'index.html': html, 'page.js': `// ${mark}` })
    return (await sendPage(admin, { path: pageUploadPaths.create(courseId), zip })).status
  },
  async stored(databaseUrl) {
    const rows = await query(
      databaseUrl,
      `select l.title, array(select file ->> 'hash' from lesson_files f,
          jsonb_array_elements(f.files) file where f.key = l.files_key) as files
        from lessons l where l.course_id = ${courseId}`,
    )
    const pathOf = (hash: string) => join(pagesFolder(dataDir), hash.slice(0, 2), hash)
    return storedOf(rows.map(({ title, files }) => [String(title), textsOf(files).map(pathOf)]))
  },
})

/** By the mark of each row: a row is whole if all of its files are there, of which it has one. */
function storedOf(rows: readonly (readonly [string, string[]])[]): Map<string, Stored> {
  const found = new Map<string, Stored>()
  for (const [mark, paths] of rows) {
    const isWhole = paths.length > 0 && paths.every((path) => existsSync(path))
    const known = found.get(mark)
    found.set(mark, {
      rows: (known?.rows ?? 0) + 1,
      isWhole: isWhole && (known?.isWhole ?? true),
    })
  }
  return found
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/**
 * Lets the nightly clearing find all files a day and more old, and runs it; gives how many files are
 * left of which no row knows.
 */
export async function unnamedFiles({ url, dataDir }: RunningProduct, databaseUrl: string) {
  await ageFiles(dataDir)
  await query(databaseUrl, `update lesson_files set updated_at = now() - interval '2 days'`)
  await query(
    databaseUrl,
    `insert into payload_jobs (task_slug, queue) values ('purge-trash', 'by-hand')`,
  )
  const admin = await signedIn(url)
  await admin.studio('GET', '/payload-jobs/run?queue=by-hand&disableScheduling=true')
  const named = await query(databaseUrl, namesOfPictures)
  const known = new Set(named.flatMap(({ files }) => textsOf(files)))
  const hashes = await query(
    databaseUrl,
    `select distinct file ->> 'hash' as hash from lesson_files, jsonb_array_elements(files) file`,
  )
  for (const { hash } of hashes) known.add(String(hash))
  const files = await filesOf(dataDir)
  const unknown = (folder: string) =>
    files.filter(({ parent, name }) => parent.startsWith(folder) && !known.has(name)).length
  return {
    pictures: unknown(picturesFolder(dataDir)),
    pages: unknown(pagesFolder(dataDir)),
  }
}

async function ageFiles(dataDir: string): Promise<void> {
  const longAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)
  for (const { parent, name } of await filesOf(dataDir)) {
    await utimes(join(parent, name), longAgo, longAgo)
  }
}

/** Sample pictures among them, which have rows too. */
async function filesOf(dataDir: string): Promise<{ parent: string; name: string }[]> {
  const folders = [picturesFolder(dataDir), pagesFolder(dataDir)].filter(existsSync)
  const all = await Promise.all(
    folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })),
  )
  return all
    .flat()
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({ parent: parentPath, name }))
}
