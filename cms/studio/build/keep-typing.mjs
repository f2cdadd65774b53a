/**
 * Payload's form remembers only the field that was changed last, so that the answer to an automatic
 * save puts what was sent back into every other field, over what was typed meanwhile; and an answer
 * that comes late empties the fields of a new row. Here each field notes when it was changed, and
 * keeps what it holds where that was after the form was sent.
 *
 * Payload publishes its admin as one minified file; each change names the code around it, whatever
 * its variables are called, and throws where that code is not there once.
 */

const name = String.raw`[\w$]+`

/** A value is modified when it has become another one: fields also tell their value to be checked. */
const marking = new RegExp(
  String.raw`(\{\.\.\.${name},\[(?<key>${name})\]:(?<value>${name}),\.\.\.\k<key>==="value")` +
    String.raw`\?\{isModified:!0\}(:\{\}\}:${name},(?<before>${name}\?\.\[${name}\.path\])\|\|\{\}\))`,
  'g',
)

/** The mark of one field took those of all others away. */
const forgetting = new RegExp(
  String.raw`if\("value"in ${name}\)\{for\(let\[${name},${name}\]of Object\.entries\(${name}\)\)` +
    String.raw`if\(${name}!==${name}\.path&&"isModified"in ${name}\)` +
    String.raw`\{let\{isModified:${name},\.\.\.${name}\}=${name};${name}\[${name}\]=${name}\}\}`,
  'g',
)

/**
 * Whether an answer's value is taken in. What the server adds may be a field that an earlier answer
 * has added, and that was filled since.
 */
const taking = new RegExp(
  String.raw`(let ${name}=${name}\.addedByServer)(\|\|(?<accepted>${name})===!0\|\|typeof \k<accepted>=="object"&&` +
    String.raw`\k<accepted>!==null&&\k<accepted>\.overrideLocalChanges===!1&&)!(?<held>${name}\[${name}\])\?\.isModified`,
  'g',
)

/** Where a form gathers what it sends. */
const sending = new RegExp(
  String.raw`let ${name}=${name}\((?<form>${name})\.current\.fields,!0\),` +
    String.raw`${name}=${name}\(\k<form>\.current\.fields,\{excludeFiles:!0\}\);`,
  'g',
)

/** How its answer is taken in: true, or for an automatic save the wish to keep local changes. */
const accepting = new RegExp(
  `type:"MERGE_SERVER_STATE",acceptValues:(?<accepted>${name}),prevStateRef`,
  'g',
)

/**
 * The code of Payload's admin with the change above.
 * @param {string} code
 * @returns {string}
 * @throws {Error} When Payload's code is another one.
 */
export function keepTyping(code) {
  const { accepted } = theOne(code, accepting).groups ?? {}
  return [
    edit(marking, ({ 1: start, 4: end, groups: { value, before } = {} }) => {
      const mark = '{isModified:performance.now()}'
      return `${start}&&!Object.is(${value},${before}?.value)?${mark}${end}`
    }),
    edit(forgetting, () => ''),
    edit(taking, ({ 1: start, 2: middle, groups: { held, accepted } = {} }) => {
      const isFree = `${held}?.value===void 0`
      return `${start}&&${isFree}${middle}!(${held}?.isModified>${accepted}.sentAt)`
    }),
    edit(sending, ({ 0: gathering }) => {
      return `${gathering}if(${accepted}&&${accepted}!==!0)${accepted}.sentAt=performance.now();`
    }),
  ].reduce((changed, change) => change(changed), code)
}

/**
 * @param {RegExp} place
 * @param {(found: RegExpMatchArray) => string} write
 */
const edit = (place, write) => (/** @type {string} */ code) => {
  const found = theOne(code, place)
  const end = found.index + found[0].length
  return code.slice(0, found.index) + write(found) + code.slice(end)
}

/**
 * @param {string} code
 * @param {RegExp} place
 */
function theOne(code, place) {
  const [found, another] = code.matchAll(place)
  if (!found || another) throw new Error(`Payload’s admin has changed: ${place} is not there once`)
  return found
}
