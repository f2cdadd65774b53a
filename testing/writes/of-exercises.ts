import { clipPaths } from '../../cms/contract/clip-paths.ts'
import { exerciseArchives } from '../../cms/contract/exercise-archive.ts'
import { apiPaths } from '../../cms/contract/paths.ts'
import { buildSound } from '../build-clips.ts'
import { trash, uniqueText } from '../build-content.ts'
import { sendPage } from '../page-uploads.ts'
import { type At, changing, deleting, type Kind, making } from './kind.ts'

export const writesOfExercises = (at: At): Kind[] => [
  ...ofContract(at),
  ...studio(at),
  ...ofClips(at),
]

const rows = [{ word: 'deadline', translation: 'scadenza' }]
const exerciseId = ({ exercise }: ReturnType<At>) => exercise.id

const ofContract = (at: At): Kind[] => [
  {
    name: 'an exercise made of a table',
    covers: ['POST /api/exercises'],
    write: () =>
      at().admin.send('POST', apiPaths.exercises, { title: uniqueText('Exercise'), rows }),
  },
  {
    name: 'the import of exercises',
    covers: ['POST /api/exercise-archives'],
    write: () => sendPage(at().admin, { path: exerciseArchives.all, zip: at().exerciseArchive }),
  },
]

const studio = (at: At): Kind[] => [
  {
    name: 'a new exercise in the studio',
    covers: ['exercises: create drafts'],
    write: () =>
      at().admin.studio('POST', '/exercises?draft=true', { title: 'New', rows, _status: 'draft' }),
  },
  changing(at, {
    slug: 'exercises',
    verb: 'change drafts',
    id: exerciseId,
    query: '?draft=true',
    fields: { title: 'New', _status: 'draft' },
  }),
  changing(at, {
    slug: 'exercises',
    verb: 'publish',
    id: exerciseId,
    fields: { title: 'New', _status: 'published' },
  }),
  changing(at, {
    slug: 'exercises',
    verb: 'unpublish',
    id: exerciseId,
    fields: { _status: 'draft' },
  }),
  {
    name: 'an exercise thrown away in the studio',
    covers: ['exercises: trash'],
    write: () => trash(at().admin, 'exercises', at().exercise.id),
  },
  changing(at, {
    slug: 'exercises',
    verb: 'restore',
    id: ({ trashed }) => trashed.exercises,
    query: '?trash=true',
    fields: { deletedAt: null, _status: 'published' },
  }),
  {
    name: 'the deletion of an exercise for good',
    covers: ['exercises: delete'],
    write: () => at().admin.studio('DELETE', `/exercises/${at().trashed.exercises}?trash=true`),
    freesRoom: true,
  },
]

const ofClips = (at: At): Kind[] => [
  {
    name: 'a word of a lesson that the tutor has said',
    covers: ['PUT /api/lessons/:lessonId/clips'],
    write: () =>
      at().admin.send('PUT', clipPaths.lessonClips(at().lessonId), {
        word: 'budget',
        sound: buildSound(),
      }),
  },
  {
    name: 'a word of an exercise that the tutor has said',
    covers: ['PUT /api/exercises/:address/clips'],
    write: () =>
      at().admin.send('PUT', clipPaths.exerciseClips(at().exercise.address), {
        word: 'budget',
        sound: buildSound(),
      }),
  },
  {
    name: 'the deletion of a word that the tutor has said',
    covers: ['DELETE /api/clips/:clipId'],
    write: () => at().admin.send('DELETE', clipPaths.clip(at().clipId)),
    freesRoom: true,
  },
  making(at, 'clips', ({ lessonId }) => ({
    lesson: lessonId,
    word: 'budget',
    sound: buildSound(),
  })),
  changing(at, {
    slug: 'clips',
    id: ({ clipId }) => clipId,
    fields: { sound: buildSound({ pitch: 440 }) },
  }),
  deleting(at, 'clips', ({ clipId }) => clipId),
]
