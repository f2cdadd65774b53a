import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mends, rewordings } from '../accessibility/mends.ts'

/** The classes in a style sheet's selectors. */
const classesOf = (css: string) =>
  new Set(
    css
      .replace(/\/\*.*?\*\//gs, '')
      .match(/[^{};]+(?=\{)/g)
      ?.flatMap((selector) => selector.match(/\.[a-z][\w-]*/gi) ?? []),
  )

const ours = classesOf(readFileSync(new URL('./studio.css', import.meta.url), 'utf8'))
const theirs = classesOf(
  ['@payloadcms/ui/dist/styles.css', '@payloadcms/next/dist/prod/styles.css']
    .map((file) => readFileSync(`node_modules/${file}`, 'utf8'))
    .join(''),
)

/** Payload's editor puts this one together by script, and gives it no style. */
const whilePreviewing = '.collection-edit--is-live-previewing'

test('every class that our style sheet names is one of Payload’s', () => {
  expect([...ours].filter((name) => !theirs.has(name))).toEqual([whilePreviewing])
})

test('every class by which its markup is mended is one of Payload’s', () => {
  const named = classesOf(
    [...mends, ...rewordings].map(({ selector }) => `${selector} {}`).join('\n'),
  )
  const unstyled = ['.clipboard-action__popup', '.ContentEditable__root']

  expect([...named].filter((name) => !theirs.has(name))).toEqual(unstyled)
})

test('the editor still says by a class that a preview stands beside it', () => {
  const editor = readFileSync('node_modules/@payloadcms/ui/dist/views/Edit/index.js', 'utf8')
  const [base = '', modifier = ''] = whilePreviewing.slice(1).split(/(?=--)/)

  expect(editor).toContain(`'${base}'`)
  expect(editor).toContain(`}${modifier}`)
})

test('the button of a tab, which the checklist presses, still has its class', () => {
  expect(theirs).toContain('.tabs-field__tab-button')
})
