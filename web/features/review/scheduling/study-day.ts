/** Whoever practises after midnight still practises today. */
const turnsAtHour = 4

/** The day of study that a moment belongs to on the learner's clock: a number, one more each day. */
export function studyDayOf(at: number): number {
  const date = new Date(at)
  const isLate = date.getHours() < turnsAtHour
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate() - (isLate ? 1 : 0)) / dayMs
}

/** A day of study as the calendar has it, at midnight UTC, for showing and for whole days between. */
export const dateOf = (studyDay: number): Date => new Date(studyDay * dayMs)

const dayMs = 24 * 60 * 60 * 1000
