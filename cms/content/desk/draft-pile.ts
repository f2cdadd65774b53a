import type { DeskLine } from '../../contract/desk.ts'
import { studioPaths } from '../../contract/studio-paths.ts'

export const shownDrafts = 10

/** The newest drafts of a kind, and how many there are of it. */
interface Drafts {
  docs: readonly { id: number; title?: string | null; updatedAt: string }[]
  totalDocs: number
}

/** The drafts on an assistant's desk, and where those are that it does not show. */
export interface DraftPile {
  count: number
  lines: DeskLine[]
  more: { href: string; text: string }[]
}

const kinds = [
  { kind: 'lessons', note: 'Lesson', one: 'lesson' },
  { kind: 'exercises', note: 'Exercise', one: 'exercise' },
] as const

/** Lessons and exercises as one pile, newest first. */
export function pileOf(drafts: Record<(typeof kinds)[number]['kind'], Drafts>): DraftPile {
  const shown = kinds
    .flatMap(({ kind, note }) => drafts[kind].docs.map((doc) => ({ kind, note, ...doc })))
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    .slice(0, shownDrafts)
  return {
    count: kinds.reduce((sum, { kind }) => sum + drafts[kind].totalDocs, 0),
    lines: shown.map(({ kind, note, id, title, updatedAt }) => ({
      ...{ href: studioPaths.document(kind, id), title: title || 'Untitled', note },
      time: updatedAt,
    })),
    more: kinds.flatMap(({ kind, one }) => {
      const left = drafts[kind].totalDocs - shown.filter((draft) => draft.kind === kind).length
      if (left === 0) return []
      const text = left === 1 ? `and 1 more ${one}` : `and ${left} more ${kind}`
      return [{ href: studioPaths.list(kind), text }]
    }),
  }
}
