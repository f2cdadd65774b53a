import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { isRecord } from '../cms/contract/is-record.ts'
import { buildZip, type ZipEntry } from './build-zip.ts'
import { nastyBody, nastyText } from './nasty-values.ts'

// A zip file that is right, and then changed in a few places: in the words of its lists and
// documents, in what it says of its entries, and in single bytes of the whole.

const names = [
  ...['title', 'name', 'slug', 'rows', 'word', 'html', 'htmlContent', 'filesKey', 'isPremium'],
  ...['published', 'draft', 'createdAt', 'format', 'version', 'files', 'lessons', 'exercises'],
  ...['pictures', 'clips', 'pages', 'file', 'bytes', 'sha256', 'index', 'path', 'course', 'lesson'],
]

const entryNames = fc.oneof(
  nastyText,
  fc.constantFrom(
    ...['../a.json', '/etc/passwd', 'a\\b.html', 'lessons/', 'lessons/001.json', 'media/a.wav'],
    ...['INDEX.HTML', 'index.html', 'course.json', 'exercises.json', '.', '..', 'a//b.css', 'C:a'],
    ...[
      '__MACOSX/a',
      'con.html',
      'a\u0000.html',
      'é.html',
      'e\u0301.html',
      `${'a/'.repeat(120)}b.html`,
    ],
  ),
)

const wordEdits = fc.array(
  fc.record({
    entry: fc.nat(),
    steps: fc.array(fc.nat(), { minLength: 1, maxLength: 5 }),
    value: nastyBody(names),
    name: fc.constantFrom(...names),
    how: fc.constantFrom('set', 'set', 'add', 'drop'),
  }),
  { maxLength: 2 },
)

const sizes = fc.constantFrom(0, 1, 7, 65_535, 2 ** 31, 2 ** 32 - 1)

const entryEdits = fc.array(
  fc.record({
    entry: fc.nat(),
    edit: fc.oneof(
      fc.constant<Partial<ZipEntry> | 'drop' | 'twice'>('drop'),
      fc.constant<Partial<ZipEntry> | 'drop' | 'twice'>('twice'),
      entryNames.map((name) => ({ name })),
      fc.uint8Array({ maxLength: 300 }).map((bytes) => ({ content: Buffer.from(bytes) })),
      nastyText.map((text) => ({ content: Buffer.from(text) })),
      fc.nat(3).map((megabytes) => ({ content: Buffer.alloc(megabytes * 1024 ** 2, 'a') })),
      sizes.map((size) => ({ claimed: { size } })),
      sizes.map((crc32) => ({ claimed: { crc32 } })),
      fc.constantFrom(0, 1, 9, 12, 14, 99, 65_535).map((method) => ({ claimed: { method } })),
      fc.constantFrom(1, 8, 64, 2_048, 65_535).map((flags) => ({ flags })),
      fc.constantFrom(0o120777, 0o040755, 0, 0o160000).map((mode) => ({ mode })),
    ),
  }),
  { maxLength: 2 },
)

const byteEdits = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  {
    weight: 1,
    arbitrary: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 3 }),
  },
)

/** What is changed, told so that it fits any archive. */
export const archiveEdits = fc.record({
  words: wordEdits,
  /** Whether the list of files is told of it: what is changed behind its back goes no further. */
  isListed: fc.boolean(),
  entries: entryEdits,
  bytes: byteEdits,
  /** Which part of it is sent. */
  kept: fc.constantFrom(1, 1, 1, 1, 1, 0.99, 0.5, 0),
})
export type ArchiveEdits = typeof archiveEdits extends fc.Arbitrary<infer One> ? One : never

/** The archive of these files with all that is changed. */
export function editedArchive(files: ReadonlyMap<string, Buffer>, edits: ArchiveEdits): Buffer {
  const worded = withWords(files, edits)
  const whole = buildZip(withEntries(worded, edits))
  for (const [at, value] of edits.bytes) whole[at % whole.length] = value
  return whole.subarray(0, Math.floor(whole.length * edits.kept))
}

function withWords(files: ReadonlyMap<string, Buffer>, { words, isListed }: ArchiveEdits) {
  const changed = new Map(files)
  const documents = [...files.keys()].filter((name) => name.endsWith('.json'))
  for (const { entry, ...edit } of words) {
    const name = documents[entry % documents.length]
    const content = name && changed.get(name)
    if (!content) continue
    const value: unknown = JSON.parse(content.toString())
    changed.set(name, Buffer.from(JSON.stringify(editedValue(value, edit))))
  }
  return isListed ? listedAnew(changed) : changed
}

type WordEdit = Omit<ArchiveEdits['words'][number], 'entry'>

/** The value with another one somewhere within it. */
function editedValue(value: unknown, { steps, ...edit }: WordEdit): unknown {
  const [step = 0, ...rest] = steps
  if (typeof value !== 'object' || value === null) return edit.value
  const pairs: [string, unknown][] = Object.entries(value)
  if (edit.how === 'add' && rest.length === 0) pairs.push([edit.name, edit.value])
  else if (pairs.length > 0) {
    const at = step % pairs.length
    const [name, inner] = pairs[at] ?? ['', null]
    if (rest.length > 0) pairs[at] = [name, editedValue(inner, { ...edit, steps: rest })]
    else if (edit.how === 'drop') pairs.splice(at, 1)
    else pairs[at] = [name, edit.value]
  }
  return Array.isArray(value) ? pairs.map(([, one]) => one) : Object.fromEntries(pairs)
}

/** With the list of its files as they are now, where it still is one. */
function listedAnew(files: Map<string, Buffer>): Map<string, Buffer> {
  for (const name of ['course.json', 'exercises.json']) {
    const manifest: unknown = JSON.parse(files.get(name)?.toString() ?? 'null')
    if (!isRecord(manifest) || !isRecord(manifest.files)) continue
    for (const listed of Object.keys(manifest.files)) {
      const content = files.get(listed)
      if (!content) continue
      const sha256 = createHash('sha256').update(content).digest('hex')
      manifest.files[listed] = { bytes: content.length, sha256 }
    }
    files.set(name, Buffer.from(JSON.stringify(manifest)))
  }
  return files
}

function withEntries(files: ReadonlyMap<string, Buffer>, { entries }: ArchiveEdits): ZipEntry[] {
  const all: ZipEntry[] = Array.from(files, ([name, content]) => ({ name, content }))
  for (const { entry, edit } of entries) {
    const at = entry % Math.max(1, all.length)
    const found = all[at]
    if (!found) continue
    if (edit === 'drop') all.splice(at, 1)
    else if (edit === 'twice') all.push({ ...found, name: found.name.toUpperCase() }, found)
    else all[at] = { ...found, ...edit }
  }
  return all
}
