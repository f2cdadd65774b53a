import { tutorApiPaths } from '../../cms/contract/tutor-paths.ts'
import { trash, uniqueText } from '../build-content.ts'
import { drawPicture } from '../build-pictures.ts'
import { buildArchive, uploadArchive } from '../course-archives.ts'
import { type At, changing, type Kind } from './kind.ts'

export const writesOfCourses = (at: At): Kind[] => [...ofContract(at), ...studio(at)]

const ofContract = (at: At): Kind[] => [
  {
    name: 'a course’s files',
    covers: ['PATCH /api/courses/:courseId/files'],
    write: () =>
      at().admin.send('PATCH', tutorApiPaths.courseFiles(at().courseId), {
        cssContent: 'p { color: red }',
      }),
  },
  {
    name: 'the deletion of a course’s file',
    covers: ['DELETE /api/courses/:courseId/files/:kind'],
    write: () => at().admin.send('DELETE', tutorApiPaths.courseFile(at().courseId, 'js')),
  },
  {
    name: 'the import of an archive with a picture',
    covers: ['POST /api/courses/import'],
    write: async () => {
      const content = await drawPicture().webp().toBuffer()
      const pictures = [{ name: 'media/lake-0123456789ab.webp', content }]
      return uploadArchive(at().admin, buildArchive({ pictures }))
    },
  },
  {
    name: 'the sample courses taken off the site',
    covers: ['POST /api/first-day/sample-courses'],
    write: () => at().admin.send('POST', tutorApiPaths.sampleCourses, {}),
  },
]

const studio = (at: At): Kind[] => [
  {
    name: 'a new course in the studio',
    covers: ['courses: create drafts'],
    write: () =>
      at().admin.studio('POST', '/courses?draft=true', {
        name: uniqueText('Course'),
        description: 'New',
        category: 'Business',
        difficulty: '1',
        _status: 'draft',
      }),
  },
  {
    name: 'a course in the studio',
    covers: ['courses: publish'],
    write: () =>
      at().admin.studio('PATCH', `/courses/${at().courseId}`, { name: uniqueText('Course') }),
  },
  changing(at, {
    slug: 'courses',
    verb: 'unpublish',
    id: ({ courseId }) => courseId,
    fields: { _status: 'draft' },
  }),
  changing(at, {
    slug: 'courses',
    verb: 'change drafts',
    id: ({ courseId }) => courseId,
    query: '?draft=true&autosave=true',
    fields: { description: 'New', _status: 'draft' },
  }),
  {
    name: 'several courses in the studio',
    covers: [],
    write: () =>
      at().admin.studio('PATCH', '/courses?where[id][exists]=true', { description: 'New' }),
  },
  {
    name: 'another order of a course’s lessons',
    covers: ['PUT /courses/:id/lesson-order'],
    write: () =>
      at().admin.studio('PUT', `/courses/${at().courseId}/lesson-order`, {
        lessonIds: [at().withDraft, at().lessonId],
      }),
  },
  {
    name: 'a course thrown away in the studio',
    covers: ['courses: trash'],
    write: () => trash(at().admin, 'courses', at().courseId),
  },
  changing(at, {
    slug: 'courses',
    verb: 'restore',
    id: ({ trashed }) => trashed.courses,
    query: '?trash=true',
    fields: { deletedAt: null, _status: 'published' },
  }),
  {
    name: 'the deletion of a course for good',
    covers: ['courses: delete'],
    write: () => at().admin.studio('DELETE', `/courses/${at().courseId}?trash=true`),
  },
]
