import { NotFound, type Payload } from 'payload'
import { expect, test } from 'vitest'
import { openDraft } from './open-draft.ts'

const lesson = { id: 7, title: 'Small Talk', course: 3, lessonNumber: 2, isPremium: true }
const course = { id: 3, name: 'Speak', slug: 'speak', description: 'All', category: 'Business' }
const vocabulary = [{ word: 'weather' }]

interface Stored {
  lessons?: object[]
  courses?: object[]
  published?: object[]
}

/** As much of Payload as drafts are read from; `published` are the courses that visitors see. */
const payloadWith = ({ lessons = [lesson], courses = [course], published = courses }: Stored) => {
  const newest: Record<string, object[]> = { lessons, courses }
  const payload: Payload = Object.assign(Object.create(null), {
    collections: {
      lessons: { config: { flattenedFields: [] } },
      courses: { config: { flattenedFields: [] } },
      'faq-items': { config: { flattenedFields: [] } },
      'home-testimonials': { config: { flattenedFields: [] } },
    },
    globals: { config: [] },
    async findByID({ collection, id, draft }: { collection: string; id: number; draft: boolean }) {
      const all = collection === 'courses' && !draft ? published : newest[collection]
      const found = all?.find((one) => Reflect.get(one, 'id') === id)
      if (!found && draft) throw new NotFound()
      return found ?? null
    },
    find: async () => ({ docs: [] }),
    findGlobal: async () => ({ id: 1, headline: 'Saved', offer: 'Lessons' }),
  })
  return payload
}

const open = (stored: Stored, id: number, typed = {}) =>
  openDraft(payloadWith(stored), { kind: 'lessons', id }, typed)

test('a lesson’s draft is shown at the lesson’s address, whole where it is premium', async () => {
  const { path, caller, documentOf } = await open({}, 7)

  expect(path).toBe('/courses/speak/speech-course-2')
  expect(caller).toMatchObject({ admin: null, openLessonId: 7 })
  expect(documentOf).toBeNull()
})

test('what is typed is on top of what is saved', async () => {
  const { path, caller } = await open({}, 7, { title: 'Typed', lessonNumber: 5 })

  expect(path).toBe('/courses/speak/speech-course-5')
  expect(await caller.reader.lesson(7)).toMatchObject({ title: 'Typed', isPremium: true })
  expect(await caller.reader.lessonAt({ courseId: 3, lessonNumber: 5 })).toMatchObject({ id: 7 })
})

test('an uploaded lesson is shown by its viewer, one with both by its exercises', async () => {
  const uploaded = await open({}, 7, { htmlContent: '<p>Hi</p>' })
  const both = await open({}, 7, { htmlContent: '<p>Hi</p>', vocabulary })

  expect([uploaded.path, uploaded.documentOf]).toEqual(['/view-lesson-details/7', 7])
  expect([both.path, both.documentOf]).toEqual(['/courses/speak/speech-course-2', 7])
})

test('a lesson that has no number yet stands as the first', async () => {
  const { path } = await open({ lessons: [{ ...lesson, lessonNumber: null }] }, 7)

  expect(path).toBe('/courses/speak/speech-course-1')
})

test('a lesson stands in its course as visitors see it, else in the course’s draft', async () => {
  const draft = { id: 3, name: null, slug: null }
  const seen = await open({ courses: [draft], published: [course] }, 7)
  const unseen = await open({ courses: [draft], published: [] }, 7)

  expect(seen.path).toBe('/courses/speak/speech-course-2')
  expect(unseen.path).toBe('/courses/draft-3/speech-course-2')
  expect(await unseen.caller.reader.course(3)).toMatchObject({
    name: 'Untitled course',
    category: 'Fundamentals',
  })
})

test('without a course there is no page, and the tutor hears what is missing', async () => {
  const { path, missing } = await open({}, 7, { course: null })

  expect(path).toBeNull()
  expect(missing).toBe('Choose a course for this lesson to see it here.')
})

test('a course or lesson that was never saved has no page', async () => {
  const { path, missing } = await openDraft(payloadWith({}), { kind: 'courses', id: null })

  expect([path, missing]).toEqual([null, 'Save the draft to see it here.'])
})

test('a document that is not there is not found', async () => {
  await expect(open({}, 8)).rejects.toMatchObject({ status: 404 })
})

test('a course that has nothing yet can be shown all the same', async () => {
  const stored = { courses: [{ id: 3 }], published: [] }
  const { path, caller } = await openDraft(payloadWith(stored), { kind: 'courses', id: 3 })

  expect(path).toBe('/course/3')
  expect(await caller.reader.course(3)).toMatchObject({ name: 'Untitled course' })
})

test('the texts of a page are shown as they are typed', async () => {
  const document = { kind: 'home-page', id: null } as const
  const { path, caller } = await openDraft(payloadWith({}), document, { headline: 'Typed' })

  expect(path).toBe('/')
  expect(await caller.reader.texts('home-page')).toMatchObject({
    headline: 'Typed',
    offer: 'Lessons',
  })
})

test.each([
  ['faq-items', { shownOn: ['contact'] }, '/contact#questions'],
  ['faq-items', { shownOn: ['home', 'contact'] }, '/#questions'],
  ['faq-items', {}, '/#questions'],
  ['home-testimonials', {}, '/#testimonials'],
] as const)('an item of %s is shown where visitors meet it: %j', async (kind, typed, path) => {
  const draft = await openDraft(payloadWith({}), { kind, id: null }, typed)

  expect(draft.path).toBe(path)
})
