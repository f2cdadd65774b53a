export interface UnstorableText {
  /** Where it stands, such as `objectives.0.text`; '' for the value itself. */
  path: string
  message: string
}

interface Place {
  value: unknown
  name: string
  within?: Place
}

/** The first text that cannot be stored: Postgres takes no NUL, half a pair is no character. */
export function findUnstorableText(value: unknown): UnstorableText | undefined {
  const places: Place[] = [{ value, name: '' }]
  for (let place = places.pop(); place; place = places.pop()) {
    const { value: inside } = place
    if (typeof inside === 'string') {
      const message = problemOf(inside)
      if (message) return { path: pathOf(place), message }
    } else if (typeof inside === 'object' && inside !== null) {
      for (const [name, item] of Object.entries(inside)) {
        const message = problemOf(name)
        if (message) return { path: pathOf(place), message }
        places.push({ value: item, name, within: place })
      }
    }
  }
  return undefined
}

function problemOf(text: string): string | undefined {
  if (text.includes('\u0000')) return 'The text contains a NUL character. Please remove it.'
  if (/\p{Surrogate}/u.test(text)) return 'The text contains a broken character. Please remove it.'
  return undefined
}

function pathOf(place: Place): string {
  const names: string[] = []
  for (let at: Place | undefined = place; at?.within; at = at.within) names.push(at.name)
  return names.reverse().join('.')
}
