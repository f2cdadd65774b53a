import { expect, test } from 'vitest'
import type { Lesson as LessonDocument } from '../../content/payload-types.ts'
import { Lesson, LessonListItem } from '../../contract/lesson.ts'
import { presentContent, presentLesson, presentLessonRow } from './present-lesson.ts'

const createdAt = '2025-03-01T10:00:00.000Z'

const visitor = { admin: null }
const admin = {
  admin: {
    id: 1,
    username: 'tutor',
    role: 'owner' as const,
    createdAt,
    updatedAt: createdAt,
    collection: 'admins' as const,
  },
}

const buildLesson = (more: Partial<LessonDocument> = {}): LessonDocument => ({
  id: 7,
  title: 'Small Talk',
  course: 3,
  lessonNumber: 2,
  isPremium: false,
  createdAt,
  updatedAt: createdAt,
  _status: 'published',
  ...more,
})

const fullLesson = buildLesson({
  videoId: 'abc',
  objectives: [{ id: 'o1', text: 'Greet' }, { text: 'Ask' }],
  warmUpQuestions: [{ text: 'How are you?' }],
  warmUpPicture: 'https://example.com/a.jpg',
  visualPrompt: 'Look.',
  keyTakeaways: [{ text: 'Smile.' }],
  vocabulary: [
    { id: 'v1', word: 'weather', phonetics: '/ˈweðə/', definition: 'rain', example: 'Nice!' },
  ],
  phrases: [{ id: 'p1', phrase: 'How’s it going?', usage: 'informal', example: 'Hi!' }],
  grammarConcepts: [{ id: 'g1', concept: 'Tags', explanation: 'isn’t it?', example: 'Cold?' }],
  practiceActivities: [{ id: 'a1', type: 'writing', questions: [{ text: 'Write.' }] }],
  speakingTips: [{ text: 'Slowly.' }],
  writingActivity: 'Write a letter.',
  quizQuestions: [
    {
      id: 'q1',
      question: 'Which?',
      options: [{ text: 'one' }, { text: 'two' }, { text: 'three' }],
      correctAnswer: 0,
    },
  ],
  htmlContent: '<h1>Hi</h1>',
  customStyles: 'p { color: teal }',
  customScripts: 'begin()',
  hasHtmlContent: true,
})

const fullContent = {
  title: 'Small Talk',
  videoId: 'abc',
  objectives: ['Greet', 'Ask'],
  warmUpQuestions: ['How are you?'],
  warmUpPicture: 'https://example.com/a.jpg',
  visualPrompt: 'Look.',
  keyTakeaways: ['Smile.'],
  vocabulary: [{ word: 'weather', phonetics: '/ˈweðə/', definition: 'rain', example: 'Nice!' }],
  phrases: [{ phrase: 'How’s it going?', usage: 'informal', example: 'Hi!' }],
  grammarConcepts: [{ concept: 'Tags', explanation: 'isn’t it?', example: 'Cold?' }],
  practiceActivities: [{ type: 'writing', questions: ['Write.'] }],
  speakingTips: ['Slowly.'],
  writingActivity: 'Write a letter.',
  quizQuestions: [{ question: 'Which?', options: ['one', 'two', 'three'], correctAnswer: 0 }],
}

const previewKeys = [
  'id',
  'courseId',
  'lessonNumber',
  'title',
  'objectives',
  'isPremium',
  'createdAt',
]

const emptyLists: Partial<LessonDocument> = {
  objectives: [],
  warmUpQuestions: [],
  keyTakeaways: [],
  vocabulary: [],
  phrases: [],
  grammarConcepts: [],
  practiceActivities: [],
  speakingTips: [],
  quizQuestions: [],
}
const emptyTexts = {
  title: '',
  videoId: '',
  warmUpPicture: '',
  visualPrompt: '',
  writingActivity: '',
}
const nulls: Partial<LessonDocument> = {
  videoId: null,
  warmUpPicture: null,
  visualPrompt: null,
  writingActivity: null,
  objectives: null,
  warmUpQuestions: null,
  keyTakeaways: null,
  vocabulary: null,
  phrases: null,
  grammarConcepts: null,
  practiceActivities: null,
  speakingTips: null,
  quizQuestions: null,
}

test.each([
  ['absent', buildLesson({ title: '' })],
  ['null', buildLesson({ title: '', ...nulls })],
  ['empty', buildLesson({ ...emptyTexts, ...emptyLists })],
])('every field that is %s answers with its default', (_, lesson) => {
  const content = presentContent(lesson)

  expect(content).toEqual({
    title: 'Lesson Title',
    videoId: 'default123',
    objectives: [expect.stringMatching(/\w/), expect.stringMatching(/\w/)],
    warmUpQuestions: [expect.stringMatching(/\w\?$/)],
    warmUpPicture: expect.stringMatching(/^\/pictures\/\S+$/),
    visualPrompt: expect.stringMatching(/\w/),
    keyTakeaways: expect.arrayContaining([expect.stringMatching(/\w/)]),
    vocabulary: [],
    phrases: [],
    grammarConcepts: [],
    practiceActivities: [],
    speakingTips: [],
    writingActivity: '',
    quizQuestions: [],
  })
})

/** What a draft may lack is null there, whatever its type says. */
const buildDraft = (more: object): LessonDocument =>
  JSON.parse(JSON.stringify({ ...buildLesson({ _status: 'draft' }), ...more }))

test('a draft without a title answers with the default title', () => {
  const answer = presentLesson(buildDraft({ title: null }), admin)

  expect(answer.title).toBe('Lesson Title')
})

test('a draft without a title has the default title in a list', () => {
  const row = presentLessonRow(buildDraft({ title: null }), admin)

  expect(row.title).toBe('Lesson Title')
})

test('a lesson that does not say whether it is premium is not', () => {
  const answer = presentLesson(buildDraft({ isPremium: null }), admin)

  expect(answer.isPremium).toBe(false)
})

test.each(['videoId', 'warmUpPicture', 'visualPrompt'] as const)(
  'a stated %s wins over its default',
  (field) => {
    const content = presentContent(buildLesson({ [field]: 'stated' }))

    expect(content[field]).toBe('stated')
  },
)

test.each(['objectives', 'warmUpQuestions', 'keyTakeaways'] as const)(
  'stated %s win over their defaults, be they fewer',
  (field) => {
    const content = presentContent(buildLesson({ [field]: [{ text: 'stated' }] }))

    expect(content[field]).toEqual(['stated'])
  },
)

test('stored rows become plain texts and items, without the ids of their rows', () => {
  const content = presentContent(fullLesson)

  expect(content).toStrictEqual(fullContent)
})

test('a missing part of an item is an empty text', () => {
  const content = presentContent(
    buildLesson({
      vocabulary: [{ word: 'weather', phonetics: null, definition: null }],
      phrases: [{ phrase: 'Hello', usage: null }],
      grammarConcepts: [{ concept: 'Tags', explanation: null }],
      practiceActivities: [{ type: 'speaking', questions: null }],
    }),
  )

  expect(content.vocabulary).toEqual([
    { word: 'weather', phonetics: '', definition: '', example: '' },
  ])
  expect(content.phrases).toEqual([{ phrase: 'Hello', usage: '', example: '' }])
  expect(content.grammarConcepts).toEqual([{ concept: 'Tags', explanation: '', example: '' }])
  expect(content.practiceActivities).toEqual([{ type: 'speaking', questions: [] }])
})

test.each([0, 1, 2])('right answer %i is the zero-based place of its option', (correctAnswer) => {
  const options = [{ text: 'one' }, { text: 'two' }, { text: 'three' }]

  const content = presentContent(
    buildLesson({ quizQuestions: [{ question: 'Which?', options, correctAnswer }] }),
  )

  expect(content.quizQuestions).toEqual([
    { question: 'Which?', options: ['one', 'two', 'three'], correctAnswer },
  ])
})

test('a question of a draft whose right answer is not chosen yet is left out', () => {
  const options = [{ text: 'one' }, { text: 'two' }]
  const stored = { question: 'Which?', options, correctAnswer: JSON.parse('null') }

  expect(presentContent(buildLesson({ quizQuestions: [stored] })).quizQuestions).toEqual([])
})

test('a free lesson is whole for visitors', () => {
  const answer = presentLesson(fullLesson, visitor)

  expect(answer).toStrictEqual({
    id: 7,
    courseId: 3,
    lessonNumber: 2,
    isPremium: false,
    createdAt,
    ...fullContent,
    status: 'published',
    hasHtmlContent: true,
    htmlContent: '<h1>Hi</h1>',
  })
})

test('the contract takes an answer as it is', () => {
  const answer = presentLesson(fullLesson, visitor)

  expect(Lesson.parse(answer)).toStrictEqual(answer)
})

test('the contract takes an answer of defaults as it is', () => {
  const answer = presentLesson(buildLesson({ title: '' }), visitor)

  expect(Lesson.parse(answer)).toStrictEqual(answer)
})

test('a premium lesson is a preview to visitors, with seven fields and no other', () => {
  const answer = presentLesson({ ...fullLesson, isPremium: true }, visitor)

  expect(Object.keys(answer).sort()).toEqual(previewKeys.toSorted())
})

test('a premium preview tells title and objectives', () => {
  const answer = presentLesson({ ...fullLesson, isPremium: true }, visitor)

  expect(answer).toMatchObject({
    title: 'Small Talk',
    objectives: ['Greet', 'Ask'],
    isPremium: true,
  })
})

test('a premium preview has the default title and objectives where they are missing', () => {
  const answer = presentLesson(buildLesson({ title: '', isPremium: true }), visitor)

  expect(answer.title).toBe('Lesson Title')
  expect(answer.objectives).toHaveLength(2)
})

test('a premium lesson is whole for whoever is shown its draft, and no other one', () => {
  const premium = { ...fullLesson, isPremium: true }

  const shown = presentLesson(premium, { ...visitor, openLessonId: premium.id })
  const other = presentLesson(premium, { ...visitor, openLessonId: premium.id + 1 })

  expect(shown).toMatchObject(fullContent)
  expect(other).not.toHaveProperty('vocabulary')
})

test('a premium lesson is whole for a signed-in admin', () => {
  const answer = presentLesson({ ...fullLesson, isPremium: true }, admin)

  expect(answer).toMatchObject({ ...fullContent, isPremium: true, htmlContent: '<h1>Hi</h1>' })
})

test('a row has the lesson’s place, facts and first questions, and never its HTML', () => {
  const row = presentLessonRow(fullLesson, visitor)

  expect(row).toStrictEqual({
    id: 7,
    courseId: 3,
    lessonNumber: 2,
    title: 'Small Talk',
    objectives: ['Greet', 'Ask'],
    isPremium: false,
    createdAt,
    videoId: 'abc',
    warmUpQuestions: ['How are you?'],
    status: 'published',
    hasHtmlContent: true,
  })
})

test('the contract takes a row as it is', () => {
  const row = presentLessonRow(fullLesson, visitor)

  expect(LessonListItem.parse(row)).toStrictEqual(row)
})

test('a row leaves missing objectives and questions empty; defaults are for a single lesson', () => {
  const row = presentLessonRow(buildLesson(), visitor)

  expect(row).toMatchObject({ objectives: [], warmUpQuestions: [], videoId: 'default123' })
})

test('a premium row is a preview to visitors, with seven fields and no other', () => {
  const row = presentLessonRow({ ...fullLesson, isPremium: true }, visitor)

  expect(Object.keys(row).sort()).toEqual(previewKeys.toSorted())
})

test('a premium row is whole for a signed-in admin', () => {
  const row = presentLessonRow({ ...fullLesson, isPremium: true }, admin)

  expect(row).toMatchObject({ isPremium: true, videoId: 'abc', hasHtmlContent: true })
})

test('a lesson without a number yet counts as the first', () => {
  const answer = presentLesson(buildLesson({ lessonNumber: null }), admin)

  expect(answer.lessonNumber).toBe(1)
})

test('the course is its id, where Payload gives the whole course too', () => {
  const course = {
    id: 3,
    name: 'Speak Fluently',
    description: '',
    category: 'Conversation',
    difficulty: '1',
    createdAt,
    updatedAt: createdAt,
  } as const

  const answer = presentLesson(buildLesson({ course }), visitor)

  expect(answer.courseId).toBe(3)
})

test.each([
  ['published', 'published'],
  ['draft', 'draft'],
  [null, 'draft'],
  [undefined, 'draft'],
] as const)('a lesson whose status is %s is told as %s', (_status, status) => {
  const answer = presentLesson(buildLesson({ _status }), admin)

  expect(answer).toHaveProperty('status', status)
})

test('uploaded HTML is given byte for byte, whatever custom parts stand beside it', () => {
  const htmlContent = '\uFEFF<!DOCTYPE html>\r\n<p onclick="alert(1)">Özil &amp; 😀</p>\n'

  const answer = presentLesson({ ...fullLesson, htmlContent }, visitor)

  expect(answer).toHaveProperty('htmlContent', htmlContent)
})

test('a lesson without HTML and custom parts has no document', () => {
  const answer = presentLesson(buildLesson({ customStyles: '', customScripts: null }), visitor)

  expect(answer).toMatchObject({ htmlContent: null, hasHtmlContent: false })
})

test('custom styles alone make a document of the lesson', () => {
  const answer = presentLesson({ ...fullLesson, htmlContent: null, customScripts: null }, visitor)

  expect(answer).toHaveProperty('htmlContent', expect.stringMatching(/^<!doctype html>/))
  expect(answer).toHaveProperty('htmlContent', expect.stringContaining('p { color: teal }'))
  expect(answer).toHaveProperty('htmlContent', expect.stringContaining('>weather<'))
})

test('custom scripts alone make a document of the lesson', () => {
  const answer = presentLesson({ ...fullLesson, htmlContent: null, customStyles: null }, visitor)

  expect(answer).toHaveProperty('htmlContent', expect.stringMatching(/^<!doctype html>/))
  expect(answer).toHaveProperty('htmlContent', expect.stringContaining('begin()'))
})

test('an answer that omits the HTML still says that there is a document', () => {
  const answer = presentLesson(fullLesson, visitor, { omitsHtml: true })

  expect(answer).toMatchObject({ ...fullContent, htmlContent: null, hasHtmlContent: true })
})
