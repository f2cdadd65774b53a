import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lessonTags } from './lesson-tags.ts'
import { summarizeMarkup } from './summarize-markup.ts'
import type { Tag } from './tag-kinds.ts'

const reference = readFileSync(new URL('./markup-reference.md', import.meta.url), 'utf8')
const rows = reference.split('\n').filter((line) => line.startsWith('| `<'))

interface NamedTag {
  name: string
  tag: Tag
}

const tagsIn = (tag: Tag): NamedTag[] =>
  tag.kind === 'group'
    ? Object.entries(tag.tags).flatMap(([name, child]) => [{ name, tag: child }, ...tagsIn(child)])
    : []

const allTags = [...tagsIn(lessonTags.standard), ...tagsIn(lessonTags.custom)].filter(
  ({ name }) => !/^option-[b-j]$/.test(name),
)

test('every tag has a row of its own', () => {
  const missing = allTags.filter(({ name }) => !rows.some((row) => row.startsWith(`| \`<${name}>`)))

  expect(missing).toEqual([])
})

test('every limit is told as the contract has it', () => {
  const limited = allTags.flatMap(({ name, tag }) =>
    'maxLength' in tag && Number.isFinite(tag.maxLength) ? [{ name, limit: tag.maxLength }] : [],
  )
  const wrong = limited.filter(
    ({ name, limit }) =>
      !rows.some((row) => row.startsWith(`| \`<${name}>`) && row.includes(`${limit} characters`)),
  )

  expect(wrong).toEqual([])
})

const examples = rows.map((row) => /`([^`]+)` *\|$/.exec(row)?.[1] ?? '')

const examplesOf = (tags: readonly string[]) =>
  examples.filter((example) => tags.some((tag) => example.startsWith(`<${tag}>`))).join('\n')

test('the examples of the sections can be read', () => {
  const sections = Object.keys(lessonTags.standard.tags)
  const markup = examplesOf(sections)

  expect(summarizeMarkup(markup, 'standard')).toMatchObject({ ok: true, title: 'Small Talk' })
})

test('the examples of the custom format can be read', () => {
  const markup = examplesOf(['lesson-meta', 'custom-styles', 'custom-scripts'])

  expect(summarizeMarkup(markup, 'custom')).toMatchObject({ ok: true, title: 'Small Talk' })
})
