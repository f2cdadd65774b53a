import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { readExpression } from './read-expression.mjs'

/**
 * @typedef {{ pattern: string, flags: string, files: string[] }} Regex
 * @typedef {{ regexes: Regex[], unread: string[] }} Found
 * `unread` are those that are put together from what only the running program knows, with a word in
 * its place: `file: /pattern/`.
 */

/**
 * Every regular expression that stands in the code of these folders and files, tests and generated
 * code apart: literals, and what `RegExp(…)` is called with as far as it can be read. Of what it is
 * put together from, a word stands for each part that cannot.
 * @param {readonly string[]} places
 * @returns {Found}
 */
export function findRegexes(places) {
  /** @type {Map<string, Regex>} */
  const found = new Map()
  /** @type {Set<string>} */
  const unread = new Set()
  for (const file of places.flatMap(codeIn)) {
    const { regexes, unread: more } = regexesIn(file, readFileSync(file, 'utf8'))
    for (const text of more) unread.add(`${file}: ${text}`)
    for (const { pattern, flags } of regexes) {
      const key = `/${pattern}/${flags}`
      const known = found.get(key) ?? { pattern, flags, files: [] }
      if (!known.files.includes(file)) known.files.push(file)
      found.set(key, known)
    }
  }
  return { regexes: [...found.values()], unread: [...unread] }
}

/**
 * @param {string} file its name, which tells TypeScript from JavaScript
 * @param {string} code
 * @returns {{ regexes: { pattern: string, flags: string }[], unread: string[] }}
 */
export function regexesIn(file, code) {
  const { program } = parseSync(file, code)
  /** @type {import('./read-expression.mjs').Node[]} */
  const nodes = []
  collect(program, nodes)
  const constants = constantsOf(nodes)
  /** @type {{ pattern: string, flags: string }[]} */
  const regexes = []
  /** @type {string[]} */
  const unread = []
  for (const node of nodes) {
    if (node.type === 'Literal' && node.regex) regexes.push(node.regex)
    if (!isMade(node)) continue
    const [what, how] = node.arguments
    const { text, isWhole } = readExpression(what, constants)
    const flags = how ? readExpression(how, constants) : { text: '', isWhole: true }
    if (text !== '') regexes.push({ pattern: text, flags: flags.isWhole ? flags.text : '' })
    if (!isWhole || !flags.isWhole) unread.push(`/${text}/`)
  }
  return { regexes, unread }
}

/** @param {string} place */
const codeIn = (place) =>
  statSync(place).isFile()
    ? [place]
    : readdirSync(place, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.(?:ts|tsx|mjs|js)$/.test(path) && !isLeftOut.test(path))
        .map((path) => join(place, path))
        .sort()

const isLeftOut = /\.test\.tsx?$|payload-types|migrations\/|\.next\/|\.d\.ts$|importMap\.js$/

/**
 * What each constant is made of; a name that stands for two of them for neither.
 * @param {readonly import('./read-expression.mjs').Node[]} nodes
 */
function constantsOf(nodes) {
  const declared = nodes
    .filter(({ type, kind }) => type === 'VariableDeclaration' && kind === 'const')
    .flatMap(({ declarations }) => declarations)
    .filter(({ id, init }) => id.type === 'Identifier' && init)
  const names = declared.map(({ id }) => id.name)
  return new Map(
    declared
      .filter(({ id }) => names.indexOf(id.name) === names.lastIndexOf(id.name))
      .map(({ id, init }) => [id.name, init]),
  )
}

/** @param {import('./read-expression.mjs').Node} node */
const isMade = ({ type, callee, arguments: given }) =>
  (type === 'NewExpression' || type === 'CallExpression') &&
  callee.type === 'Identifier' &&
  callee.name === 'RegExp' &&
  given.length > 0

/**
 * @param {unknown} part
 * @param {import('./read-expression.mjs').Node[]} nodes
 */
function collect(part, nodes) {
  if (Array.isArray(part)) {
    for (const one of part) collect(one, nodes)
  } else if (typeof part === 'object' && part !== null) {
    if ('type' in part) nodes.push(part)
    for (const one of Object.values(part)) collect(one, nodes)
  }
}
