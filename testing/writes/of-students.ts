import { homeworkPaths } from '../../cms/contract/homework-paths.ts'
import { pageUploadPaths } from '../../cms/contract/page-files.ts'
import { studentPaths } from '../../cms/contract/student-paths.ts'
import { contractClient } from '../contract-client.ts'
import { sendPage } from '../page-uploads.ts'
import { newUlid } from '../ulids.ts'
import { type At, changing, deleting, type Kind, making } from './kind.ts'
import { newPage } from './of-lessons.ts'
import { newName } from './place.ts'
import { missedWord, someTake } from './students.ts'

export const writesOfStudents = (at: At): Kind[] => [
  ...byStudents(at),
  ...letters(at),
  ...homework(at),
  ...codes(at),
  ...studio(at),
]

const byStudents = (at: At): Kind[] => [
  {
    name: 'an access code that is typed',
    covers: ['POST /api/student/code'],
    write: () =>
      contractClient(at().admin.url).send('POST', studentPaths.code, {
        code: at().students.code.code,
      }),
  },
  {
    name: 'a student’s link, opened where a code was typed',
    covers: ['POST /api/student/link'],
    write: () =>
      at().students.codeTyped.send('POST', studentPaths.open, {
        secret: at().students.link.split('#')[1],
      }),
  },
  {
    name: 'a student’s consent',
    covers: ['POST /api/student/consent'],
    write: () => at().students.agreed.browser.send('POST', studentPaths.consent, { agrees: true }),
  },
  {
    name: 'a student’s results',
    covers: ['POST /api/student/results'],
    write: () =>
      at().students.agreed.browser.send('POST', studentPaths.results, {
        events: [missedWord(at().courseId, at().lessonId)],
      }),
  },
  {
    name: 'the deletion of all that a student has sent',
    covers: ['DELETE /api/student/results'],
    write: () => at().students.agreed.browser.send('DELETE', studentPaths.results),
    freesRoom: true,
  },
]

const letters = (at: At): Kind[] => [
  {
    name: 'a letter',
    covers: ['POST /api/student/letters'],
    write: () =>
      at().students.agreed.browser.send('POST', studentPaths.letters, {
        id: newUlid(),
        text: 'Dear tutor',
      }),
  },
  {
    name: 'a letter with a recording',
    covers: [],
    write: () =>
      at().students.agreed.browser.send('POST', studentPaths.letters, {
        id: newUlid(),
        take: someTake(),
      }),
  },
  {
    name: 'an answer to a letter, with a recording',
    covers: ['POST /api/letters/:letterId/answer'],
    write: () =>
      at().admin.send('POST', studentPaths.answer(at().students.agreed.letterId), {
        text: 'Dear Ewa',
        take: someTake(),
      }),
  },
  {
    name: 'the deletion of a letter',
    covers: ['DELETE /api/student/letters/:letterId'],
    write: () => {
      const { browser, letterId } = at().students.agreed
      return browser.send('DELETE', studentPaths.letter(letterId))
    },
    freesRoom: true,
  },
]

/** Another each time: the same is given once. */
const otherPage = () => ({ htmlContent: `<title>Homework</title><p>${newName('For you')}</p>` })

const homework = (at: At): Kind[] => [
  {
    name: 'homework',
    covers: ['POST /api/students/:studentId/homework'],
    write: () => at().admin.send('POST', homeworkPaths.give(at().students.agreed.id), otherPage()),
  },
  {
    name: 'homework with its files',
    covers: ['POST /api/students/:studentId/homework/page'],
    write: () =>
      sendPage(at().admin, {
        path: pageUploadPaths.give(at().students.agreed.id),
        zip: newPage(),
      }),
  },
  {
    name: 'an exercise of what a student has missed',
    covers: ['POST /api/students/:studentId/next-exercise'],
    write: () => at().admin.send('POST', studentPaths.next(at().students.agreed.id)),
  },
  making(at, 'homework', ({ students }) => ({
    title: 'Homework',
    student: students.agreed.id,
    ...otherPage(),
  })),
  changing(at, {
    slug: 'homework',
    id: ({ students }) => students.homeworkId,
    fields: { title: 'Other homework' },
  }),
  deleting(at, 'homework', ({ students }) => students.homeworkId),
]

const codes = (at: At): Kind[] => [
  making(at, 'access-codes', ({ lessonId }) => ({
    label: 'A code',
    grants: [{ scope: 'lesson', lesson: lessonId }],
  })),
  {
    name: 'the letters of an access code',
    covers: ['POST /access-codes/:id/code'],
    write: () => at().admin.studio('POST', `/access-codes/${at().students.code.id}/code`),
  },
  changing(at, {
    slug: 'access-codes',
    id: ({ students }) => students.code.id,
    fields: { revokedAt: new Date(0).toISOString() },
  }),
  deleting(at, 'access-codes', ({ students }) => students.code.id),
]

const studio = (at: At): Kind[] => [
  making(at, 'students', ({ lessonId }) => ({ name: 'Ewa', lessons: [lessonId] })),
  {
    name: 'a premium lesson opened to a student',
    covers: ['students: change'],
    write: () =>
      at().admin.studio('PATCH', `/students/${at().students.other}`, {
        grants: [{ scope: 'lesson', lesson: at().lessonId }],
      }),
  },
  {
    name: 'a student shut out',
    covers: [],
    write: () =>
      at().admin.studio('PATCH', `/students/${at().students.other}`, {
        revokedAt: new Date(0).toISOString(),
      }),
  },
  {
    name: 'a student’s link',
    covers: ['POST /students/:id/link'],
    write: () => at().admin.studio('POST', `/students/${at().students.agreed.id}/link`),
  },
  {
    name: 'a look at a student’s results',
    covers: ['POST /students/:id/seen'],
    write: () =>
      at().admin.studio('POST', `/students/${at().students.agreed.id}/seen`, {
        upTo: new Date().toISOString(),
      }),
  },
  deleting(at, 'students', ({ students }) => students.other),
  deleting(at, 'results', ({ students }) => students.agreed.resultId),
]
