import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/**
 * @typedef {{ pattern: string, flags: string, files: string[] }} Regex
 */

/**
 * Every regular expression that stands in the code of these folders, tests and generated code apart.
 * @param {readonly string[]} folders
 * @returns {Regex[]}
 */
export function findRegexes(folders) {
  /** @type {Map<string, Regex>} */
  const found = new Map()
  for (const file of folders.flatMap(codeIn)) {
    const { program } = parseSync(file, readFileSync(file, 'utf8'))
    collect(program, ({ pattern, flags }) => {
      const key = `/${pattern}/${flags}`
      const known = found.get(key) ?? { pattern, flags, files: [] }
      if (!known.files.includes(file)) known.files.push(file)
      found.set(key, known)
    })
  }
  return [...found.values()]
}

/** @param {string} folder */
const codeIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path) && !isLeftOut.test(path))
    .map((path) => join(folder, path))

const isLeftOut = /\.test\.tsx?$|payload-types|migrations\/|\.next\/|\.d\.ts$/

/**
 * @param {unknown} node
 * @param {(regex: { pattern: string, flags: string }) => void} take
 */
function collect(node, take) {
  if (Array.isArray(node)) {
    for (const part of node) collect(part, take)
  } else if (typeof node === 'object' && node !== null) {
    if ('regex' in node && isRegex(node.regex)) take(node.regex)
    for (const part of Object.values(node)) collect(part, take)
  }
}

/**
 * @param {unknown} value
 * @returns {value is { pattern: string, flags: string }}
 */
const isRegex = (value) => typeof value === 'object' && value !== null && 'pattern' in value
