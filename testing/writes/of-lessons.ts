import { pageUploadPaths } from '../../cms/contract/page-files.ts'
import { apiPaths } from '../../cms/contract/paths.ts'
import { tutorApiPaths } from '../../cms/contract/tutor-paths.ts'
import { trash, uniqueText } from '../build-content.ts'
import { sendPage, zipOf } from '../page-uploads.ts'
import { type At, changing, type Kind } from './kind.ts'

/** A page with a file beside it, which no other page has. */
export const newPage = () =>
  zipOf({
    'index.html': '<title>Page</title><script src="page.js"></script>',
    'page.js': `// ${uniqueText('Script')}`,
  })

export const writesOfLessons = (at: At): Kind[] => [...uploads(at), ...changes(at), ...studio(at)]

const uploads = (at: At): Kind[] => [
  {
    name: 'an upload of a lesson',
    covers: ['POST /api/courses/:courseId/lessons'],
    write: () =>
      at().admin.send('POST', apiPaths.courseLessons(at().courseId), {
        htmlContent: '<p>New</p>',
      }),
  },
  {
    name: 'a lesson with a page of its own',
    covers: ['POST /api/courses/:courseId/lessons/custom'],
    write: () =>
      at().admin.send('POST', tutorApiPaths.customLesson(at().courseId), {
        html: '<lesson-meta><lesson-title>New</lesson-title></lesson-meta>',
      }),
  },
  {
    name: 'a page with its files',
    covers: ['POST /api/courses/:courseId/lessons/page', 'lesson-files: create'],
    write: () =>
      sendPage(at().admin, { path: pageUploadPaths.create(at().courseId), zip: newPage() }),
  },
  {
    name: 'a page with its files in the place of a lesson’s',
    covers: ['PUT /api/lessons/:lessonId/page'],
    write: () =>
      sendPage(at().admin, {
        method: 'PUT',
        path: pageUploadPaths.replace(at().lessonId),
        zip: newPage(),
      }),
  },
]

const changes = (at: At): Kind[] => [
  {
    name: 'a change of a lesson’s place',
    covers: ['PUT /api/lessons/:lessonId'],
    write: () =>
      at().admin.send('PUT', apiPaths.lesson(at().lessonId), {
        courseId: at().courseId,
        lessonNumber: 9,
      }),
  },
  {
    name: 'the deletion of a lesson',
    covers: ['DELETE /api/lessons/:lessonId'],
    write: () => at().admin.send('DELETE', apiPaths.lesson(at().lessonId)),
  },
  {
    name: 'Undo of the deletion of a lesson',
    covers: ['POST /api/lessons/:lessonId/restore'],
    write: () => at().admin.send('POST', tutorApiPaths.lessonRestore(at().trashed.lessons)),
  },
]

const studio = (at: At): Kind[] => [
  {
    name: 'a new lesson in the studio',
    covers: ['lessons: create drafts'],
    write: () =>
      at().admin.studio('POST', '/lessons', {
        course: at().courseId,
        title: 'New',
        lessonNumber: 7,
      }),
  },
  {
    name: 'a lesson published in the studio',
    covers: ['lessons: publish'],
    write: () =>
      at().admin.studio('PATCH', `/lessons/${at().lessonId}`, {
        title: 'New',
        _status: 'published',
      }),
  },
  changing(at, {
    slug: 'lessons',
    verb: 'unpublish',
    id: ({ lessonId }) => lessonId,
    fields: { _status: 'draft' },
  }),
  {
    name: 'a lesson’s draft in the studio',
    covers: ['lessons: change drafts'],
    write: () =>
      at().admin.studio('PATCH', `/lessons/${at().lessonId}?draft=true&autosave=true`, {
        title: 'New',
        _status: 'draft',
      }),
  },
  {
    name: 'a lesson of which the studio saves a draft inside',
    covers: ['lessons: trash'],
    write: () => trash(at().admin, 'lessons', at().withDraft),
  },
  changing(at, {
    slug: 'lessons',
    verb: 'restore',
    id: ({ trashed }) => trashed.lessons,
    query: '?trash=true',
    fields: { deletedAt: null, _status: 'published' },
  }),
  {
    name: 'the deletion of a lesson for good',
    covers: ['lessons: delete'],
    write: () => at().admin.studio('DELETE', `/lessons/${at().trashed.lessons}?trash=true`),
    freesRoom: true,
  },
  {
    name: 'what was found in a page',
    covers: ['x-rays: create'],
    write: () =>
      at().admin.studio('POST', '/x-rays', { lesson: at().lessonId, page: 'a', findings: [] }),
  },
]
