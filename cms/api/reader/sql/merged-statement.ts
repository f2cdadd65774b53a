import { createHash } from 'node:crypto'

interface Asked {
  name: string
  text: string
  values: readonly unknown[]
}

interface Merged<Part> {
  name: string
  text: string
  values: unknown[]
  /** Who asked, and the column of the one row in which the answer stands. */
  parts: { asked: Part; column: string }[]
}

/** Every connection keeps what it has prepared; pages ask in a few dozen ways. */
const mostKinds = 200

/** By the names of what is asked together. */
const kinds = new Map<string, Kind>()

interface Kind {
  name: string
  text: string
}

/** Questions as one statement; each by itself where too many ways to ask are known already. */
export function merged<Part extends Asked>(questions: readonly Part[]): Merged<Part>[] {
  const sorted = questions.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  const [first] = sorted
  if (!first) return []
  if (sorted.length === 1) return [alone(first)]
  const kind = kindOf(sorted)
  if (!kind) return sorted.map(alone)
  return [
    {
      ...kind,
      values: sorted.flatMap(({ values }) => values),
      parts: sorted.map((asked, index) => ({ asked, column: `answer_${index}` })),
    },
  ]
}

/** Undefined where there are too many. */
function kindOf(questions: readonly Asked[]): Kind | undefined {
  const names = questions.map(({ name }) => name).join(' ')
  const known = kinds.get(names)
  if (known || kinds.size >= mostKinds) return known
  // A name has 63 bytes.
  const name = createHash('sha1').update(names).digest('base64url')
  const kind = { name, text: textOf(questions) }
  kinds.set(names, kind)
  return kind
}

const alone = <Part extends Asked>(asked: Part): Merged<Part> => ({
  name: asked.name,
  text: asked.text,
  values: [...asked.values],
  parts: [{ asked, column: 'answer' }],
})

/** Each question becomes a column; its values stand behind those of the questions before it. */
function textOf(questions: readonly Asked[]): string {
  let before = 0
  const columns = questions.map(({ text, values }, index) => {
    const moved = text.replace(/\$(\d+)/g, (_all, place) => `$${Number(place) + before}`)
    before += values.length
    return `(${moved}) as answer_${index}`
  })
  return `select ${columns.join(', ')}`
}
