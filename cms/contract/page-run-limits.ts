/** So much of a run is told: a page that says more is not heard. */
export const pageRunLimits = { text: 200, seen: 60, messages: 500 } as const
