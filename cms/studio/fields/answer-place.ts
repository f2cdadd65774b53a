/** A question of a form at one moment: the ids of its options in their order, and the right one's place. */
export interface AnsweredOptions {
  ids: readonly string[]
  place: number | null
}

/**
 * The place of the right answer after its list of options has changed: it stays with its option,
 * wherever that went, and there is none once that was taken away. Where the place was set anew, or
 * all options are others, as in an imported lesson, what the form has counts.
 */
export function followedPlace(before: AnsweredOptions, now: AnsweredOptions): number | null {
  const id = before.place === null ? undefined : before.ids[before.place]
  if (before.place !== now.place || id === undefined) return now.place
  const place = now.ids.indexOf(id)
  if (place >= 0) return place
  return now.ids.some((other) => before.ids.includes(other)) ? null : now.place
}

const letters = 'ABCDEFGHIJ'

/** The options to choose among: each by its letter and its words, on one line however many it has. */
export const answerChoices = (texts: readonly string[]): { label: string; value: string }[] =>
  texts.map((text, place) => ({
    label: `${letters[place] ?? place + 1} · ${text.replace(/\s+/g, ' ').trim()}`,
    value: String(place),
  }))

/** What the list shows as chosen: nothing where the place has no option yet, as in a new question. */
export const chosenAnswer = (place: number | null, optionCount: number): string =>
  place !== null && place < optionCount ? String(place) : ''
