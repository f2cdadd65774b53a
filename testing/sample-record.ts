import type { PracticeRecord } from '../cms/certificate/reading/practice-record.ts'

/** A record as tests and the measurements of the paper take it. */
export const sampleRecord = (more: Partial<PracticeRecord> = {}): PracticeRecord => ({
  id: 'urn:uuid:5f0c8f5e-3c5b-4c37-9b0f-0d7d7f6f3a11',
  siteUrl: 'https://tutor.example',
  tutor: 'English Coaching',
  name: 'Giulia Bianchi',
  courseId: 3,
  course: 'Speak Fluently',
  lessons: ['Self-discipline', 'Small talk', 'Giving a talk'],
  lessonCount: 3,
  questions: 15,
  firstTry: 12,
  from: '2026-10-03',
  to: '2026-11-20',
  signedAt: '2026-11-22T09:30:00.000Z',
  ...more,
})
