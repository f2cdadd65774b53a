/**
 * @typedef {Record<string, any> & { type: string }} Node a part of a program, as ESTree has it
 * @typedef {{ text: string, isWhole: boolean }} Read
 */

/** Stands for what only the running program knows: a name, a tag, a word that somebody wrote. */
const standIn = { text: 'word', isWhole: false }

/**
 * The text that an expression gives, read without running it: literals, templates, sums, constants
 * of the same file, the source of a regular expression, and lists of these that are joined.
 * @param {Node} node
 * @param {ReadonlyMap<string, Node>} constants
 * @returns {Read}
 */
export function readExpression(node, constants) {
  /** @param {Node} inner */
  const read = (inner) => readExpression(inner, constants)
  switch (node.type) {
    case 'Literal':
      if (node.regex) return { text: node.regex.pattern, isWhole: true }
      return typeof node.value === 'string' ? { text: node.value, isWhole: true } : standIn
    case 'TemplateLiteral':
      return templateOf(node, 'cooked', read)
    case 'TaggedTemplateExpression':
      return isRaw(node.tag) ? templateOf(node.quasi, 'raw', read) : standIn
    case 'BinaryExpression':
      return node.operator === '+' ? joined([read(node.left), read(node.right)], '') : standIn
    case 'Identifier': {
      const init = constants.get(node.name)
      return init && isText(init) ? read(init) : standIn
    }
    case 'MemberExpression':
      return nameOf(node) === 'source' ? read(node.object) : standIn
    case 'CallExpression':
      return joinedList(node, read)
    default:
      return standIn
  }
}

/** Only what cannot be its own beginning; a constant that is called or counted is none. */
const isText = (/** @type {Node} */ { type }) =>
  ['Literal', 'TemplateLiteral', 'TaggedTemplateExpression', 'BinaryExpression'].includes(type)

/** @param {Node} node */
const nameOf = ({ property }) => (property.type === 'Identifier' ? property.name : undefined)

/** @param {Node} tag */
const isRaw = (tag) =>
  tag.type === 'MemberExpression' && tag.object.name === 'String' && nameOf(tag) === 'raw'

/**
 * @param {Node} template
 * @param {'cooked' | 'raw'} kind
 * @param {(node: Node) => Read} read
 */
const templateOf = ({ quasis, expressions }, kind, read) =>
  joined(
    quasis.flatMap((/** @type {Node} */ { value }, /** @type {number} */ place) => {
      const hole = expressions[place]
      return [{ text: value[kind], isWhole: true }, ...(hole ? [read(hole)] : [])]
    }),
    '',
  )

/**
 * `[…].join(…)`, and `[…].map(({ source }) => source).join(…)`.
 * @param {Node} node
 * @param {(node: Node) => Read} read
 */
function joinedList({ callee, arguments: given }, read) {
  if (callee.type !== 'MemberExpression' || nameOf(callee) !== 'join') return standIn
  const { object } = callee
  const isOfSources =
    object.type === 'CallExpression' && object.arguments[0]?.body?.name === 'source'
  const list = isOfSources ? object.callee.object : object
  const [glue] = given
  if (list.type !== 'ArrayExpression' || glue?.type !== 'Literal') return standIn
  const items = list.elements.map((/** @type {Node | null} */ item) =>
    item ? read(item) : standIn,
  )
  return joined(items, glue.value)
}

/**
 * @param {readonly Read[]} parts
 * @param {string} glue
 * @returns {Read}
 */
const joined = (parts, glue) => ({
  text: parts.map(({ text }) => text).join(glue),
  isWhole: parts.every(({ isWhole }) => isWhole),
})
