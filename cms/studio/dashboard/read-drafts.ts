import type { Payload, TypedUser } from 'payload'
import { writtenOnes } from '../../content/drafts/blank-drafts.ts'
import type { DeskLine } from '../../contract/desk.ts'

const shown = 10
const untitled = 'Untitled'

/** What waits to be finished or to be published by the owner, newest first, read with her rights. */
export async function readDrafts(
  payload: Payload,
  user: TypedUser,
): Promise<{ count: number; lines: DeskLine[] }> {
  const [lessons, exercises] = await Promise.all([
    find(payload, user, 'lessons'),
    find(payload, user, 'exercises'),
  ])
  const lines = [
    ...lessons.docs.map(lineOf('lessons', 'Lesson')),
    ...exercises.docs.map(lineOf('exercises', 'Exercise')),
  ]
  return {
    count: lessons.totalDocs + exercises.totalDocs,
    lines: lines.toSorted((a, b) => (b.time ?? '').localeCompare(a.time ?? '')).slice(0, shown),
  }
}

const find = (payload: Payload, user: TypedUser, collection: 'lessons' | 'exercises') =>
  payload.find({
    collection,
    where: { and: [{ _status: { equals: 'draft' } }, writtenOnes()] },
    select: { title: true, updatedAt: true },
    ...{ sort: '-updatedAt', limit: shown, draft: true },
    ...{ depth: 0, overrideAccess: false, user },
  })

const lineOf =
  (collection: string, note: string) =>
  ({ id, title, updatedAt }: { id: number; title?: string | null; updatedAt: string }) => ({
    href: `/studio/collections/${collection}/${id}`,
    title: title || untitled,
    note,
    time: updatedAt,
  })
