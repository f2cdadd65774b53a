import { posix } from 'node:path'
import { anchorsOf, headingsOf, inlineCodeOf, linksOf } from './markdown.mjs'
import { privateDoorProblems } from './private-doors.mjs'
import { decisionsNamedIn, sectionsNamedIn } from './references.mjs'

const specification = 'docs/specification.md'
const decisions = 'docs/decisions/'
const longestReadme = 120

/** A changelog may name files that are there no more. */
const history = ['CHANGELOG.md']

/** What looks like a path of this repository, and holds no placeholder. */
const ownPath = /^(?:cms|web|scripts|testing|seed|e2e|bench|docs)\/[\w./()[\]-]*$/

/**
 * What is wrong with the documents of a repository: references and links that lead nowhere, paths
 * that are not there, a README that is too long.
 * @param {Map<string, string>} files texts by their paths, where a file without text has ''
 * @returns {string[]} one line a problem
 */
export function problemsOf(files) {
  const documents = [...files].filter(([path]) => path.endsWith('.md'))
  return [
    ...referenceProblems(files),
    ...recordProblems(files),
    ...documents.flatMap((document) => linkProblems(document, files)),
    ...documents
      .filter(([path]) => !history.includes(path))
      .flatMap((document) => pathProblems(document, files)),
    ...privateDoorProblems(files),
    ...readmeProblems(files.get('README.md') ?? ''),
  ]
}

function referenceProblems(/** @type {Map<string, string>} */ files) {
  const sections = headingsOf(files.get(specification) ?? '').map(numberBefore('.'))
  const records = recordsOf(files).map(({ number }) => number)
  return [...files].flatMap(([path, text]) => [
    ...missing(sectionsNamedIn(text), sections).map(
      (number) => `${path}: the specification has no section ${number}`,
    ),
    ...missing(decisionsNamedIn(text), records).map(
      (number) => `${path}: no record has the number ${number}`,
    ),
  ])
}

/** Each decision has one record, whose file bears its number, and stands in the index. */
function recordProblems(/** @type {Map<string, string>} */ files) {
  const records = recordsOf(files)
  const listed = linksOf(files.get(`${decisions}README.md`) ?? '')
  return records.flatMap(({ path, number }) => [
    ...(records.filter((other) => other.number === number).length > 1
      ? [`${path}: another record has the number ${number} too`]
      : []),
    ...(path.startsWith(`${decisions}${String(number).padStart(4, '0')}-`)
      ? []
      : [`${path}: the file's name does not begin with the number ${number}`]),
    ...(listed.includes(posix.basename(path)) ? [] : [`${path}: not in ${decisions}README.md`]),
  ])
}

const recordsOf = (/** @type {Map<string, string>} */ files) =>
  [...files]
    .filter(([path]) => path.startsWith('docs/') && path.endsWith('.md'))
    .flatMap(([path, text]) =>
      headingsOf(text).flatMap((heading) => {
        const number = /^Decision (\d+):/.exec(heading)?.[1]
        return number ? [{ path, number: Number(number) }] : []
      }),
    )

/**
 * @param {[string, string]} document
 * @param {Map<string, string>} files
 */
function linkProblems([path, text], files) {
  return linksOf(text)
    .filter((link) => !/^[a-z][a-z+.-]*:/i.test(link))
    .flatMap((link) => {
      const [target = '', anchor] = link.split('#')
      const file = target === '' ? path : posix.join(posix.dirname(path), decodeURI(target))
      if (!isThere(file, files)) return [`${path}: ${link} is not there`]
      const isKnown = !anchor || anchorsOf(files.get(file) ?? '').has(anchor)
      return isKnown ? [] : [`${path}: ${link} names no heading of ${file}`]
    })
}

/**
 * @param {[string, string]} document
 * @param {Map<string, string>} files
 */
const pathProblems = ([path, text], files) =>
  inlineCodeOf(text)
    .filter((code) => ownPath.test(code) && !isThere(code, files))
    .map((code) => `${path}: \`${code}\` is not there`)

function readmeProblems(/** @type {string} */ text) {
  const lines = text.trimEnd().split('\n').length
  return lines > longestReadme
    ? [`README.md: ${lines} lines, ${longestReadme} are enough; the rest belongs in docs/`]
    : []
}

/**
 * @param {string} path a file or a folder
 * @param {Map<string, string>} files
 */
function isThere(path, files) {
  const plain = path.replace(/\/$/, '')
  if (plain === '.' || files.has(plain)) return true
  return [...files.keys()].some((file) => file.startsWith(`${plain}/`))
}

const numberBefore = (/** @type {string} */ mark) => (/** @type {string} */ heading) =>
  Number(heading.split(mark)[0])

/**
 * @param {number[]} named
 * @param {number[]} known
 */
const missing = (named, known) => [...new Set(named)].filter((number) => !known.includes(number))
