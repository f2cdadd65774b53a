// Apart from the schemas: the public pages need these words, and no schema.

/** The five course categories; 'All' is a filter only (spec §4). */
export const categories = [
  'Business',
  'Conversation',
  'Professional',
  'Academic',
  'Fundamentals',
] as const

/** Shown when a course names no icon (spec §3). */
export const defaultIcon = 'fa-graduation-cap'
