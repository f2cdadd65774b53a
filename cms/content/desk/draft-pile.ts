import type { DeskLine, DeskMore } from '../../contract/desk.ts'
import { studioPaths } from '../../contract/studio-paths.ts'

/** What drafts are of, and what it says beside the title of one. */
export const draftNotes = { lessons: 'Lesson', courses: 'Course', exercises: 'Exercise' } as const

/** The newest drafts of a kind, and how many there are of it. */
export interface Drafts {
  kind: keyof typeof draftNotes
  count: number
  lines: readonly DeskLine[]
}

/** Drafts of all kinds, and where those are that are not shown. */
interface DraftPile {
  count: number
  lines: DeskLine[]
  more: DeskMore[]
}

/** Drafts of some kinds as one pile: so many of the newest, and the lists of those that are left. */
export function draftPile(found: readonly Drafts[], mostShown: number): DraftPile {
  const shown = found
    .flatMap(({ kind, lines }) => lines.map((line) => ({ kind, line })))
    .toSorted((a, b) => (b.line.time ?? '').localeCompare(a.line.time ?? ''))
    .slice(0, mostShown)
  return {
    count: found.reduce((sum, { count }) => sum + count, 0),
    lines: shown.map(({ line }) => line),
    more: found.flatMap(({ kind, count }) => {
      const left = count - shown.filter((draft) => draft.kind === kind).length
      if (left === 0) return []
      const what = left === 1 ? draftNotes[kind].toLowerCase() : kind
      return [{ href: studioPaths.list(kind), text: `and ${left} more ${what}` }]
    }),
  }
}
