import { expect, test } from 'vitest'
import {
  buildCourse,
  buildLesson,
  readNewest,
  saveDraft,
} from '../../../../testing/build-content.ts'
import { type Answer, signedIn } from '../../../../testing/contract-client.ts'
import { site } from '../../../../testing/site/site.ts'
import { apiPaths } from '../../../contract/paths.ts'

const admin = await signedIn(site.url)
const { id: course } = await buildCourse(admin)

const options = [{ text: 'I go' }, { text: 'I went' }, { text: 'I  went ' }]
const alike = { question: 'Which?', options, correctAnswer: 1 }
const unlike = { ...alike, options: options.slice(0, 2) }

let forms = 0

/** Publishes the draft as its form does. */
function publishInForm(id: number) {
  forms += 1
  const headers = { origin: site.url, 'x-save-number': `publishing-${forms}.1.1` }
  return admin.send('PATCH', `/studio/api/lessons/${id}`, { _status: 'published' }, headers)
}

/** A draft with these fields, and what publishing it answers in its form. */
async function publish(fields: object) {
  const { id } = await buildLesson(admin, { course, _status: 'draft', ...fields })
  return { id, answer: await publishInForm(id) }
}

const problemsOf = ({ json }: Answer) =>
  Object(json).errors?.[0].data.errors.map(({ path, message }: Record<string, string>) => [
    path,
    message,
  ])

test('a right answer that nobody chose is none, and is asked for at its field', async () => {
  const { correctAnswer: _, ...unanswered } = unlike

  const { id, answer } = await publish({ quizQuestions: [unlike, unanswered] })

  const { quizQuestions } = await readNewest(admin, 'lessons', id)
  expect(Object(quizQuestions)[1]).toMatchObject({ correctAnswer: null })
  expect(answer.status).toBe(400)
  expect(problemsOf(answer)).toEqual([
    ['quizQuestions.1.correctAnswer', 'Choose one of the options as the correct answer.'],
  ])
})

test('two options that read the same are told at their question', async () => {
  const { answer } = await publish({ quizQuestions: [alike] })

  expect(answer.status).toBe(400)
  expect(problemsOf(answer)).toEqual([['quizQuestions.0.options', 'Options 2 and 3 are the same.']])
})

test('how many options a question has is said in words', async () => {
  const one = { ...unlike, options: [{ text: 'I go' }], correctAnswer: 0 }

  const { answer } = await publish({ quizQuestions: [one] })

  expect(problemsOf(answer)).toEqual([
    ['quizQuestions.0.options', 'A question has 2 to 10 options.'],
  ])
})

test('what is no YouTube video is told before it is published', async () => {
  const { answer } = await publish({ videoId: 'https://vimeo.com/123456' })

  expect(problemsOf(answer)).toEqual([
    ['videoId', 'Paste the address of a YouTube video, or its id alone.'],
  ])
})

test('a word twice is told at the second, of vocabulary and phrases alike', async () => {
  const { answer } = await publish({
    vocabulary: [{ word: 'odd' }, { word: 'deadline' }, { word: 'Odd' }],
    phrases: [{ phrase: 'By the way' }, { phrase: 'Deadline!' }],
  })

  expect(problemsOf(answer)).toEqual([
    ['vocabulary.2.word', 'Row 3: The same word as in row 1.'],
    ['phrases.1.phrase', 'Row 2: The same as in row 2 of the vocabulary.'],
  ])
})

test('a lesson that came with such slips is read, moved, kept as a draft and unpublished', async () => {
  const markup = `
    <lesson-title>Old slips</lesson-title>
    <video-id>my video</video-id>
    <vocabulary>
      <vocabulary-item><word>odd</word></vocabulary-item>
      <vocabulary-item><word>odd</word></vocabulary-item>
    </vocabulary>
    <quiz>
      <quiz-item>
        <question>Which?</question>
        <option-a>I went</option-a><option-b>I went</option-b>
        <correct-answer>b</correct-answer>
      </quiz-item>
    </quiz>`
  const made = await admin.send('POST', apiPaths.courseLessons(course), { html: markup })
  expect([made.status, made.text]).toEqual([201, expect.stringContaining('I went')])
  const { id } = Object(made.json)
  const { id: courseId } = await buildCourse(admin)

  const moved = await admin.send('PUT', apiPaths.lesson(id), { courseId, lessonNumber: 1 })
  await saveDraft(admin, 'lessons', { id, title: 'Newer' })
  const unpublished = await admin.studio('PATCH', `/lessons/${id}`, { _status: 'draft' })

  expect([moved.status, unpublished.status]).toEqual([200, 200])
  expect(Object(moved.json).quizQuestions).toEqual([
    { question: 'Which?', options: ['I went', 'I went'], correctAnswer: 1 },
  ])
})
