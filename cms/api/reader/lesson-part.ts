/**
 * Some of a course's lessons: those from a number on, as many as a page shows at once, or one
 * lesson with the lesson before it and the one behind it.
 */
export type LessonPart = { from?: number | undefined; limit: number } | { beside: number }

interface Numbered {
  lessonNumber?: number | null | undefined
}

/** A part of lessons that are all there, in their order; only numbered ones have a place in it. */
export function partOf<Row extends Numbered>(
  rows: readonly Row[],
  part: LessonPart | undefined,
): Row[] {
  if (!part) return [...rows]
  if ('beside' in part) return besideOf(rows.filter(hasNumber), part.beside)
  const { from, limit } = part
  const fitting =
    from === undefined ? rows : rows.filter((row) => hasNumber(row) && row.lessonNumber >= from)
  return fitting.slice(0, limit)
}

function besideOf<Row extends { lessonNumber: number }>(rows: readonly Row[], number: number) {
  const before = rows.filter(({ lessonNumber }) => lessonNumber < number).slice(-1)
  const there = rows.filter(({ lessonNumber }) => lessonNumber === number)
  const behind = rows.filter(({ lessonNumber }) => lessonNumber > number).slice(0, 1)
  return [...before, ...there, ...behind]
}

const hasNumber = <Row extends Numbered>(row: Row): row is Row & { lessonNumber: number } =>
  typeof row.lessonNumber === 'number'
