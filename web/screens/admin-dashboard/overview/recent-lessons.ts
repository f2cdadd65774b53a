/** How many lessons the overview lists (spec §9). */
const shownLessons = 10

/** The newest lessons first; of those made at once, the one stored last. */
export const recentLessons = <Dated extends { id: number; createdAt: string }>(
  lessons: readonly Dated[],
) =>
  [...lessons]
    .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id)
    .slice(0, shownLessons)
