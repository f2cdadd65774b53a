import { lessonTags } from './lesson-tags.ts'
import { nearestName } from './nearest-name.ts'
import type { MarkupFormat } from './parsed-lesson.ts'
import type { Tag } from './tag-kinds.ts'

interface UnknownTag {
  name: string
  /** The open tags around it, outermost first; the outermost is the format itself. */
  around: readonly { name: string; tag: Tag }[]
  format: MarkupFormat
}

interface Explanation {
  problem: string
  /** False where the tag may come from a page that is no lesson markup at all. */
  isForLesson: boolean
}

/** Why a tag may not stand where it stands, and what was probably meant. */
export function explainUnknownTag({ name, around, format }: UnknownTag): Explanation {
  const parents = parentNames(lessonTags[format], name)
  if (parents.length > 0) {
    return { problem: `belongs inside ${inBrackets(parents, ' or ')}`, isForLesson: true }
  }
  const otherFormat = format === 'standard' ? 'custom' : 'standard'
  if (isKnown(lessonTags[otherFormat], name)) {
    const problem = `belongs to the ${otherFormat} format; choose the ${parserNames[otherFormat]}`
    return { problem, isForLesson: true }
  }
  const meant = nearestName(name, around.toReversed().flatMap(namesInside))
  if (meant !== undefined) {
    return { problem: `unknown tag. Did you mean <${meant}>?`, isForLesson: true }
  }
  return { problem: whyNotHere({ name, around, format }), isForLesson: around.length > 1 }
}

/** The parsers' names on the dashboard (spec §2). */
const parserNames = { standard: 'Standard Template Parser', custom: 'Custom Script Parser' }

function whyNotHere({ name, around, format }: UnknownTag): string {
  const inner = around.at(-1)
  if (inner && inner.tag.kind !== 'group') {
    return `cannot be inside <${inner.name}>, which takes only text. To show the tag itself, write &lt;${name}>`
  }
  if (name === 'style' || name === 'script') {
    const place = name === 'style' ? '<custom-styles>' : '<custom-scripts>'
    return `is only allowed inside ${place}, in the custom format`
  }
  if (inner && around.length > 1) {
    return `cannot be inside <${inner.name}>, which takes only ${inBrackets(namesInside(inner), ', ')}`
  }
  return format === 'custom' ? 'is not a tag of the custom format' : 'is not a lesson tag'
}

const inBrackets = (names: string[], separator: string) =>
  names.map((name) => `<${name}>`).join(separator)

const namesInside = ({ tag }: { tag: Tag }) => (tag.kind === 'group' ? Object.keys(tag.tags) : [])

/** The names of the groups inside `tag` that hold a tag of that name. */
function parentNames(tag: Tag, name: string): string[] {
  if (tag.kind !== 'group') return []
  return Object.entries(tag.tags).flatMap(([childName, child]) =>
    namesInside({ tag: child }).includes(name) ? [childName] : parentNames(child, name),
  )
}

const isKnown = (tag: Tag, name: string) =>
  namesInside({ tag }).includes(name) || parentNames(tag, name).length > 0
