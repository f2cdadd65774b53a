// Apart from the other limits, which every page loads.

/** A page for one student. */
export const homeworkLimits = { title: 200, htmlBytes: 5 * 1024 * 1024 } as const
