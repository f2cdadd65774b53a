/**
 * Shows that the template parser takes linear time: `npm run bench markup`.
 * A ratio near 1 means that a kilobyte costs the same at each size.
 */
import { renderMarkup } from '../cms/lesson-formats/markup/render-markup.ts'
import { summarizeMarkup } from '../cms/lesson-formats/markup/summarize-markup.ts'

const sizes = [10, 100, 1000].map((kilobytes) => kilobytes * 1000)
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

const columns = (name: string, values: string[]) =>
  console.log(name.padEnd(20) + values.map((value) => value.padStart(12)).join(''))

columns('ms (µs per kB)', [...sizes.map((size) => `${size / 1000} kB`), 'ratio 1000:100'])
for (const [name, inputOf] of Object.entries(inputs)) {
  const perKilobyte = sizes.map((size) => {
    const input = inputOf(size)
    const time = milliseconds(() => summarizeMarkup(input, formatOf(name)))
    return { time, cost: (time * 1_000_000) / input.length }
  })
  const [, middle, large] = perKilobyte
  const ratio = middle && large ? large.cost / middle.cost : Number.NaN
  const cells = perKilobyte.map(({ time, cost }) => `${time.toFixed(2)} (${cost.toFixed(0)})`)
  columns(name, [...cells, ratio.toFixed(2)])
}
