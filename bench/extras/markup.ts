import { renderMarkup } from '../../cms/lesson-formats/markup/render-markup.ts'
import { summarizeMarkup } from '../../cms/lesson-formats/markup/summarize-markup.ts'
import type { Figure, Row } from '../row.ts'

/**
 * Shows that the template parser takes linear time: a ratio near 1 means that a kilobyte costs the
 * same at each size.
 */
export const markup: Row = {
  name: 'markup',
  compares: 'parsing a kilobyte of lesson markup: in a text of 1 MB ÷ in one of 100 kB',
  measure: async () => Object.entries(inputs).flatMap(figuresOf),
}

const text = 'Could I come in here? I worked with “this” client & their team for 3 years. '.repeat(
  12,
)

/** A lesson as long as asked for; its lists keep to the contract's 500 items. */
function lessonOf(size: number): string {
  const count = Math.max(2, Math.min(500, Math.floor(size / 2_200)))
  const item = { word: 'clarify', phonetics: '/ˈklærəfaɪ/', definition: text, example: text }
  const vocabulary = Array.from({ length: count }, () => item)
  return renderMarkup({ title: 'Bench', objectives: [text, text], vocabulary }, 'standard')
}

const inText = (begin: string, piece: string) => (size: number) =>
  `<lesson-title>Bench</lesson-title><visual-prompt>${begin}${piece.repeat(size / piece.length)}`

/** Inputs that make careless parsers slow; most of them end in an error. */
const inputs: Record<string, (size: number) => string> = {
  lesson: lessonOf,
  'unclosed items': inText('</visual-prompt><objectives>', '<objective>x'),
  'open wrappers': (size) => '<div>'.repeat(size / 5),
  'open unknown tags': (size) => '<foo-bar>'.repeat(size / 9),
  'stray end tags': (size) => '</foo-bar>'.repeat(size / 10),
  'closed formatting': inText('', '<b>x</b>'),
  'line breaks': inText('', '<br>\n'),
  spaces: inText('', ' '),
  'blank lines': inText('', ' \n'),
  entities: inText('', '&eacute;'),
  'broken entities': inText('', '&amp'),
  'less-than signs': inText('', '< '),
  attributes: (size) =>
    `<lesson-title ${Array.from({ length: size / 8 }, (_, i) => `a${i}`).join(' ')}>`,
  comments: (size) => '<!-- x -->'.repeat(size / 10),
  'open comment': (size) => `<!--${' <!--'.repeat(size / 5)}`,
  'open code': (size) => `<custom-scripts>${'</custom-script '.repeat(size / 16)}`,
  'code blocks': (size) =>
    `<lesson-meta><lesson-title>B</lesson-title></lesson-meta><custom-styles>${'<style>a{}</style>'.repeat(size / 18)}</custom-styles>`,
}

const formatOf = (name: string) => (name.includes('code') ? 'custom' : 'standard')

/** The best of several runs, so that the collector and the other core do not count. */
function milliseconds(run: () => unknown): number {
  const times = Array.from({ length: 7 }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return Math.min(...times)
}

function figuresOf([name, inputOf]: [string, (size: number) => string]): Figure[] {
  const [middle = 0, large = 0] = [100_000, 1_000_000].map((size) => {
    const input = inputOf(size)
    return milliseconds(() => summarizeMarkup(input, formatOf(name))) / input.length
  })
  return [
    { what: name, value: large / middle, unit: '' },
    { what: `${name}, 1 MB`, value: large * 1_000_000, unit: 'ms' },
  ]
}
