import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { expect, test } from 'vitest'
import { ArchiveError } from '../cms/archive/archive-error.ts'
import { openZip } from '../cms/archive/read-zip.ts'
import { takeApart } from '../cms/certificate/reading/signed-text.ts'
import { decodeText } from '../cms/contract/decode-text.ts'
import { openToken } from '../cms/environment/signed-token.ts'
import { parsePaste } from '../cms/exercises/paste/parse-paste.ts'
import { composeLessonDocument } from '../cms/lesson-formats/document/compose.ts'
import { summarizeMarkup } from '../cms/lesson-formats/markup/summarize-markup.ts'
import { fuzzLimitMs, fuzzRuns, nastyText } from './nasty-values.ts'

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
      fuzzRuns(250),
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
      fuzzRuns(150),
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
      fuzzRuns(100),
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
      fuzzRuns(150),
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
        fuzzRuns(100),
      )
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
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
