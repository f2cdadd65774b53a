/** The courses that a fresh site comes with, by slug and name; a test holds the seed to them. */
export const sampleCourseNames: Readonly<Record<string, string>> = {
  'speak-fluently': 'Speak Fluently',
  'job-interviews': 'Job Interviews in English',
  'business-english': 'Business English at Work',
  presentations: 'Presentations That People Remember',
  ielts: 'IELTS Speaking and Writing',
  toefl: 'TOEFL Listening and Speaking',
  'everyday-grammar': 'Everyday Grammar',
  'around-the-table': 'Around the Table',
}

/** Names of before: a site that was filled then still has them. */
const formerNames: Readonly<Record<string, readonly string[]>> = {
  toefl: ['TOEFL Integrated Skills'],
}

/** Whether a course came with the site and still has the name that it came with. */
export function isSampleCourse({ slug, name }: { slug?: string | null; name: string }): boolean {
  if (!slug) return false
  return sampleCourseNames[slug] === name || formerNames[slug]?.includes(name) === true
}
