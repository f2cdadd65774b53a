/** The courses that a fresh site comes with, by slug and name; a test holds the seed to them. */
export const sampleCourseNames: Readonly<Record<string, string>> = {
  'speak-fluently': 'Speak Fluently',
  'job-interviews': 'Job Interviews in English',
  'business-english': 'Business English at Work',
  presentations: 'Presentations That People Remember',
  ielts: 'IELTS Speaking and Writing',
  toefl: 'TOEFL Integrated Skills',
  'everyday-grammar': 'Everyday Grammar',
  'around-the-table': 'Around the Table',
}
