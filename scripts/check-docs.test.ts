import { expect, test } from 'vitest'
import { anchorsOf, linksOf } from './docs/markdown.mjs'
import { problemsOf } from './docs/problems.mjs'
import { decisionsNamedIn, sectionsNamedIn } from './docs/references.mjs'
import { readFiles } from './read-files.mjs'

/** Numbers stand apart here, or this file's own texts would count as references. */
const [one, two, unknown] = [1, 2, 999]

/** A small repository in which everything resolves, with some files changed. */
function repository(changes: Record<string, string> = {}) {
  const files = {
    'README.md': 'See [the plan](docs/architecture.md#the-rooms).',
    'cms/app.ts': `/** As ordered (spec §${two}, decision ${one}). */`,
    'docs/specification.md': '# Specification\n\n## 1. What it is\n\n## 2. Screens\n',
    'docs/architecture.md':
      '# Architecture\n\n## The rooms\n\n`cms/app.ts` is the whole of `cms/`.',
    'docs/decisions/README.md': '[One](0001-one-way.md)',
    'docs/decisions/0001-one-way.md': `# Decision ${one}: One way\n`,
  }
  return new Map(Object.entries({ ...files, ...changes }))
}

test('every reference, link and path in this repository leads somewhere', () => {
  expect(problemsOf(readFiles('.'))).toEqual([])
})

test('a repository in which everything resolves has no problem', () => {
  expect(problemsOf(repository())).toEqual([])
})

test.each([
  [
    'a section that the specification lacks',
    { 'web/a.tsx': `// spec §${unknown}` },
    `web/a.tsx: the specification has no section ${unknown}`,
  ],
  [
    'a decision without a record',
    { 'web/a.tsx': `// decision ${unknown}` },
    `web/a.tsx: no record has the number ${unknown}`,
  ],
  [
    'a link to a file that is gone',
    { 'docs/tutor.md': '[Look](look.md)' },
    'docs/tutor.md: look.md is not there',
  ],
  [
    'a picture that is gone',
    { 'docs/tutor.md': '![Desk](pictures/desk.webp)' },
    'docs/tutor.md: pictures/desk.webp is not there',
  ],
  [
    'a link to a heading that is gone',
    { 'docs/tutor.md': '[Rooms](architecture.md#the-cellar)' },
    'docs/tutor.md: architecture.md#the-cellar names no heading of docs/architecture.md',
  ],
  [
    'a path that is gone',
    { 'docs/tutor.md': 'Read `cms/gone.ts`.' },
    'docs/tutor.md: `cms/gone.ts` is not there',
  ],
  [
    'a record that is not in the index',
    { 'docs/decisions/README.md': '' },
    'docs/decisions/0001-one-way.md: not in docs/decisions/README.md',
  ],
  [
    'a README that is too long',
    { 'README.md': 'line\n'.repeat(121) },
    'README.md: 121 lines, 120 are enough; the rest belongs in docs/',
  ],
])('%s is a problem', (_, changes, problem) => {
  expect(problemsOf(repository(changes))).toEqual([problem])
})

test('two records of one number are a problem', () => {
  const problems = problemsOf(
    repository({
      'docs/decisions/README.md': '[One](0001-one-way.md), [other](0001-other.md)',
      'docs/decisions/0001-other.md': `# Decision ${one}: Another way`,
    }),
  )

  expect(problems).toEqual([
    'docs/decisions/0001-one-way.md: another record has the number 1 too',
    'docs/decisions/0001-other.md: another record has the number 1 too',
  ])
})

test('a record says its number in its file’s name', () => {
  const problems = problemsOf(
    repository({
      'docs/decisions/README.md': '[One](0001-one-way.md), [two](0003-two.md)',
      'docs/decisions/0003-two.md': `# Decision ${two}: Two`,
    }),
  )

  expect(problems).toEqual([
    "docs/decisions/0003-two.md: the file's name does not begin with the number 2",
  ])
})

const door = '| Door | Where |\n| --- | --- |\n| `UNSAFE_history` | `web/router.ts` |\n'
const doorUsed = { 'web/router.ts': 'import { UNSAFE_history } from "x"' }

test('a private door that is used where the register says is none', () => {
  const files = { ...doorUsed, 'docs/private-doors.md': door, 'web/a.test.ts': 'UNSAFE_history' }

  expect(problemsOf(repository(files))).toEqual([])
})

test('a private door that is used elsewhere, or no longer, is a problem', () => {
  const elsewhere = { ...doorUsed, 'docs/private-doors.md': door, 'web/a.ts': 'UNSAFE_history()' }
  const noLonger = { 'docs/private-doors.md': door, 'web/router.ts': 'UNSAFE_historyOfOthers' }

  expect(problemsOf(repository(elsewhere))).toEqual([
    'web/a.ts: uses UNSAFE_history, and docs/private-doors.md does not say so',
  ])
  expect(problemsOf(repository(noLonger))).toEqual([
    'docs/private-doors.md: UNSAFE_history is not used in web/router.ts',
  ])
})

test('a changelog may name what is gone', () => {
  expect(problemsOf(repository({ 'CHANGELOG.md': 'Removed `cms/old.ts`.' }))).toEqual([])
})

test.each([
  ['decision 12', [12]],
  ['Decisions 18 and 19', [18, 19]],
  ['decisions 13, 14', [13, 14]],
  ['decisions 18–20', [18, 19, 20]],
  ['(spec §9, decision\n * 7)', [7]],
  ['a decision that takes 5 minutes', []],
])('the decisions in %j', (text, numbers) => {
  expect(decisionsNamedIn(text)).toEqual(numbers)
})

test('one reference may name several sections', () => {
  expect(sectionsNamedIn(`spec §${two}, §${one}`)).toEqual([2, 1])
})

test('anchors are those of GitHub', () => {
  const text = '# It’s `npm start`!\n\n## Twice\n\n## Twice\n\n```\n# no heading\n```\n'

  expect([...anchorsOf(text)]).toEqual(['its-npm-start', 'twice', 'twice-1'])
})

test('links in code lead nowhere and are not asked to', () => {
  const text =
    'A [link](a.md "title"), `[code](b.md)`, <img src="c.webp">\n\n```\n[block](d.md)\n```\n'

  expect(linksOf(text)).toEqual(['a.md', 'c.webp'])
})
