import { inlineCodeOf } from './markdown.mjs'

const register = 'docs/private-doors.md'

/** Product code: what is made by tools and what tests it is left out. */
const isProduct = (/** @type {string} */ path) =>
  /^(?:(?:cms|web|seed|scripts)\/.*|[\w.-]+)\.(?:tsx?|mjs|js|css)$/.test(path) &&
  !/\.test\.|\/migrations\/|payload-types|importMap/.test(path)

/**
 * A row of the register names a door and its files. A door that is used in another file, or no
 * longer in one of these, is a problem.
 * @param {Map<string, string>} files
 */
export function privateDoorProblems(files) {
  return doorsIn(files.get(register) ?? '').flatMap(({ door, places }) => {
    const isUsed = usesOf(door)
    const users = [...files].filter(([path, text]) => isProduct(path) && isUsed.test(text))
    const paths = users.map(([path]) => path)
    return [
      ...paths
        .filter((path) => !places.includes(path))
        .map((path) => `${path}: uses ${door}, and ${register} does not say so`),
      ...places
        .filter((path) => !paths.includes(path))
        .map((path) => `${register}: ${door} is not used in ${path}`),
    ]
  })
}

function doorsIn(/** @type {string} */ text) {
  return text.split('\n').flatMap((line) => {
    const [, first = '', second = ''] = line.split('|')
    const places = inlineCodeOf(second)
    return inlineCodeOf(first).map((door) => ({ door, places }))
  })
}

/** The door as a word of its own. */
const usesOf = (/** @type {string} */ door) =>
  new RegExp(`(?<![\\w$])${door.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w$])`)
