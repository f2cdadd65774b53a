import {
  buildCourse,
  buildLesson,
  buildLessonWithDraft,
  trash,
  uniqueText,
} from './build-content.ts'
import { drawPicture } from './build-pictures.ts'
import { type ContractClient, contractClient, signedIn } from './contract-client.ts'
import { buildArchive, uploadArchive } from './course-archives.ts'

/** What the writes below are done to. */
export interface Place {
  admin: ContractClient
  courseId: number
  lessonId: number
  withDraft: number
}

/** A course with a lesson, and one that has a draft. */
export async function buildPlace(url: string): Promise<Place> {
  const admin = await signedIn(url)
  const { id: course } = await buildCourse(admin)
  const lesson = await buildLesson(admin, { course, lessonNumber: 1 })
  const withDraft = await buildLessonWithDraft(admin, { course, lessonNumber: 2 })
  return { admin, courseId: course, lessonId: lesson.id, withDraft: withDraft.id }
}

export type Write = () => Promise<{
  status: number
  headers: Headers
  json?: unknown
  text?: string
}>

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const message = { name: 'Anna', email: 'anna@example.com', message: 'Hello' }

/** One of each kind, by name; the place is asked for when it is written. */
export const kindsOfWrites = (at: () => Place): [string, Write][] => [
  ...writesOfSite(at),
  ...writesInStudio(at),
]

const writesOfSite = (at: () => Place): [string, Write][] => [
  [
    'an upload of a lesson',
    () =>
      at().admin.send('POST', `/api/courses/${at().courseId}/lessons`, {
        htmlContent: '<p>New</p>',
      }),
  ],
  [
    'a change of a lesson’s place',
    () =>
      at().admin.send('PUT', `/api/lessons/${at().lessonId}`, {
        courseId: at().courseId,
        lessonNumber: 9,
      }),
  ],
  ['the deletion of a lesson', () => at().admin.send('DELETE', `/api/lessons/${at().lessonId}`)],
  [
    'a course’s files',
    () =>
      at().admin.send('PATCH', `/api/courses/${at().courseId}/files`, {
        cssContent: 'p { color: red }',
      }),
  ],
  [
    'the registration of an admin',
    () =>
      at().admin.send('POST', '/api/admin/register', {
        username: 'second-tutor',
        password: 'a-password-for-tests',
      }),
  ],
  ['a contact message', () => contractClient(at().admin.url).send('POST', '/api/contact', message)],
  [
    'a contact message of a browser without scripts',
    () =>
      contractClient(at().admin.url).send(
        'POST',
        '/api/contact',
        String(new URLSearchParams(message)),
        form,
      ),
  ],
  [
    'the import of an archive with a picture',
    async () => {
      const content = await drawPicture().webp().toBuffer()
      const pictures = [{ name: 'media/lake-0123456789ab.webp', content }]
      return uploadArchive(at().admin, buildArchive({ pictures }))
    },
  ],
  ['a sign-out', () => at().admin.send('POST', '/api/admin/logout')],
]

const writesInStudio = (at: () => Place): [string, Write][] => [
  [
    'a new lesson in the studio',
    () =>
      at().admin.studio('POST', '/lessons', {
        course: at().courseId,
        title: 'New',
        lessonNumber: 7,
      }),
  ],
  [
    'a lesson published in the studio',
    () =>
      at().admin.studio('PATCH', `/lessons/${at().lessonId}`, {
        title: 'New',
        _status: 'published',
      }),
  ],
  [
    'a lesson’s draft in the studio',
    () =>
      at().admin.studio('PATCH', `/lessons/${at().lessonId}?draft=true&autosave=true`, {
        title: 'New',
        _status: 'draft',
      }),
  ],
  [
    'a lesson of which the studio saves a draft inside',
    () => trash(at().admin, 'lessons', at().withDraft),
  ],
  [
    'a course in the studio',
    () => at().admin.studio('PATCH', `/courses/${at().courseId}`, { name: uniqueText('Course') }),
  ],
  [
    'several courses in the studio',
    () => at().admin.studio('PATCH', '/courses?where[id][exists]=true', { description: 'New' }),
  ],
  [
    'the deletion of a course for good',
    () => at().admin.studio('DELETE', `/courses/${at().courseId}?trash=true`),
  ],
  [
    'a page’s texts',
    () => at().admin.studio('POST', '/globals/about-page', { heading: uniqueText('About') }),
  ],
]
