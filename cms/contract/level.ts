/** Levels of the Common European Framework, and the steps between them. */
export const cefrLevels = [
  ...(['A1', 'A1-A2', 'A2', 'A2-B1', 'B1', 'B1-B2', 'B2', 'B2-C1', 'C1'] as const),
  ...(['C1-C2', 'C2'] as const),
] as const

/** Longest lesson that can be announced: a day’s course. */
export const lessonMinutesLimit = 480
