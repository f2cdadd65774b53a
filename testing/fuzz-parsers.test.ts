import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { expect, test } from 'vitest'
import { ArchiveError } from '../cms/archive/archive-error.ts'
import { manifestName } from '../cms/archive/archive-format.ts'
import { openZip } from '../cms/archive/read-zip.ts'
import { takeApart } from '../cms/certificate/reading/signed-text.ts'
import { readWav } from '../cms/clips/wav-file.ts'
import { readRecording } from '../cms/content/students/recordings/read-recording.ts'
import { decodeText } from '../cms/contract/decode-text.ts'
import { openToken } from '../cms/environment/signed-token.ts'
import { parsePaste } from '../cms/exercises/paste/parse-paste.ts'
import { rowsOfPage } from '../cms/exercises/server/rows-of-page.ts'
import { composeLessonDocument } from '../cms/lesson-formats/document/compose.ts'
import { titleOfDocument } from '../cms/lesson-formats/document/title-of-document.ts'
import { summarizeMarkup } from '../cms/lesson-formats/markup/summarize-markup.ts'
import { nothingBeside } from '../cms/x-ray/read-elements.ts'
import { xRayPage } from '../cms/x-ray/x-ray-page.ts'
import { buildTake } from './build-takes.ts'
import { buildArchive, unzip } from './course-archives.ts'
import { flatMemory } from './flat-memory.ts'
import { fuzzCases, fuzzLimitMs, fuzzRuns, nastyText } from './nasty-values.ts'
import { archiveEdits, editedArchive } from './random-archives.ts'

/** Pieces of what a parser reads, in any order, with anything in between. */
const piecesOf = (...pieces: string[]) =>
  fc
    .array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...pieces) }, nastyText), {
      maxLength: 40,
    })
    .map((parts) => parts.join(''))

const markup = piecesOf(
  ...[
    '<lesson>',
    '</lesson>',
    '<title>',
    '</title>',
    '<objectives>',
    '<objective>',
    '</objective>',
  ],
  ...[
    '<quiz>',
    '<question>',
    '<!--',
    '-->',
    '<![CDATA[',
    '&amp;',
    '&#x110000;',
    '<',
    '>',
    '/',
    '\n',
  ],
)

test(
  'a pasted list of anything becomes rows or none',
  () => {
    const lists = piecesOf(
      'word',
      '\t',
      ' - ',
      ';',
      '|',
      ',',
      '"',
      '\n',
      '(',
      ')',
      '{{c1::',
      '}}',
      '=',
    )

    fc.assert(
      fc.property(lists, (text) => {
        expect(parsePaste(text, () => true).rows.length).toBeLessThanOrEqual(text.length)
      }),
      fuzzRuns(fuzzCases.lists),
    )
  },
  fuzzLimitMs,
)

test.each(['standard', 'custom'] as const)(
  'lesson markup of anything is read or explained: %s',
  (parser) => {
    fc.assert(
      fc.property(markup, (html) => {
        expect(summarizeMarkup(html, parser)).toEqual(expect.any(Object))
      }),
      fuzzRuns(parser === 'standard' ? fuzzCases.standardMarkup : fuzzCases.customMarkup),
    )
  },
  fuzzLimitMs,
)

test(
  'a page of anything becomes one document',
  () => {
    const pages = piecesOf(
      '<html>',
      '<head>',
      '</head>',
      '<body',
      '>',
      '</script',
      '<script>',
      '<!--',
    )

    fc.assert(
      fc.property(pages, nastyText, (html, css) => {
        const parts = { html, css, js: css, title: css, notice: true, runtimeSource: '', run: null }
        const document = parse(composeLessonDocument(parts))
        expect(countOfCourse(document, 'style')).toBe(css === '' ? 0 : 1)
        expect(countOfCourse(document, 'script')).toBe(css === '' ? 0 : 1)
      }),
      fuzzRuns(fuzzCases.documents),
    )
  },
  fuzzLimitMs,
)

test(
  'bytes of anything are text, tokens of anything are refused',
  () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), nastyText, (bytes, text) => {
        expect(decodeText(bytes)).toEqual(expect.any(String))
        expect(openToken('device', text, 'a secret')).toBeNull()
        takeApart(text)
      }),
      fuzzRuns(fuzzCases.bytes),
    )
  },
  fuzzLimitMs,
)

test(
  'a file of anything is refused as no archive',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fuzz-'))
    const path = join(folder, 'a.zip')
    const end = Buffer.from('504b0506000000000100010040000000200000000000', 'hex')

    try {
      await fc.assert(
        fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.boolean(), async (bytes, hasEnd) => {
          await writeFile(path, hasEnd ? Buffer.concat([Buffer.from(bytes), end]) : bytes)
          const refusal = await openZip(path).then(
            (zip) => zip,
            (error: unknown) => error,
          )
          expect(refusal).toBeInstanceOf(ArchiveError)
        }),
        fuzzRuns(fuzzCases.anyFiles),
      )
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
  fuzzLimitMs,
)

test(
  'an archive with anything changed in it is read whole or refused, and nothing of it is kept',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fuzz-'))
    const path = join(folder, 'a.zip')
    const files = await unzip(buildArchive())
    const runs = fuzzRuns(fuzzCases.zipFiles)
    const memory = flatMemory(runs.numRuns)
    const outcomes = new Set<string>()

    try {
      await fc.assert(
        fc.asyncProperty(archiveEdits, async (edits) => {
          await writeFile(path, editedArchive(files, edits))
          const outcome = await readWhole(path)
          expect(outcome).toSatisfy((end) => end === 'read' || end instanceof ArchiveError)
          outcomes.add(outcome === 'read' ? 'read' : 'refused')
          memory.note()
        }),
        runs,
      )
    } finally {
      await rm(folder, { recursive: true, force: true })
    }

    expect([...outcomes].sort()).toEqual(['read', 'refused'])
    memory.expectFlat()
  },
  fuzzLimitMs,
)

async function readWhole(path: string): Promise<unknown> {
  try {
    const zip = await openZip(path)
    try {
      for (const name of zip.names) await zip.read(name)
      return zip.names.has(manifestName) ? 'read' : new ArchiveError('It is another file.')
    } finally {
      zip.close()
    }
  } catch (error) {
    return error
  }
}

test(
  'a recording with anything changed in it has a length or is none',
  () => {
    const whole = buildTake('of Ewa', { bytes: 400 })
    const edits = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 5 })
    const heads = fc.constantFrom('', 'OggS', '\0\0\0\x18ftypM4A ', 'RIFF')

    fc.assert(
      fc.property(edits, fc.nat(400), heads, (changes, kept, head) => {
        const bytes = Buffer.concat([Buffer.from(head, 'latin1'), whole]).subarray(0, kept)
        for (const [at, value] of changes) if (kept > 0) bytes[at % kept] = value
        const length = readRecording(bytes)?.ms ?? 0
        expect(length).toBeGreaterThanOrEqual(0)
        expect(readWav(bytes)).toHaveProperty('problem')
      }),
      fuzzRuns(fuzzCases.recordings),
    )
  },
  fuzzLimitMs,
)

test(
  'an uploaded page of anything is looked through, for its words and for what it lacks',
  async () => {
    const pages = piecesOf(
      ...[
        '<title>',
        '</title>',
        '<script>',
        '</script>',
        '<style>',
        '</style>',
        '<button onclick=',
      ],
      ...[
        '{word: "',
        '", meaning: "',
        '"}',
        'function a() {',
        '}',
        'a()',
        '<img src="',
        '<li>',
        '<p>',
      ],
      ...['<input>', '<a href="', '">', 'url(', ')', ':focus { outline: none }', '<table>', '<b>'],
    )

    await fc.assert(
      fc.asyncProperty(pages, async (html) => {
        expect(await xRayPage(html, nothingBeside)).toEqual(expect.any(Array))
        expect(await rowsOfPage(1, html)).toEqual(expect.any(Array))
        titleOfDocument(html)
      }),
      fuzzRuns(fuzzCases.uploadedPages),
    )
  },
  fuzzLimitMs,
)

/** How many elements of a page have this name and come from the course. */
function countOfCourse(node: DefaultTreeAdapterTypes.Node, tag: string): number {
  const isOne =
    'attrs' in node &&
    node.tagName === tag &&
    node.attrs.some(({ name, value }) => name === 'data-from' && value === 'course')
  const children = 'childNodes' in node ? node.childNodes : []
  return children.reduce((sum, child) => sum + countOfCourse(child, tag), isOne ? 1 : 0)
}
