import { expect, test } from 'vitest'
import { buildCourse, buildLesson } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { query } from '../../../testing/databases.ts'
import { site } from '../../../testing/site/site.ts'
import { CertificateAnswer } from '../../contract/certificate.ts'
import { certificatePaths } from '../../contract/certificate-paths.ts'
import { apiPaths } from '../../contract/paths.ts'

const admin = await signedIn(site.url)
const visitor = contractClient(site.url)

/** How many rows each table has; tries are counted without saying whose they are. */
const rowCounts = () =>
  query(
    site.databaseUrl,
    `select table_name, query_to_xml(format('select count(*) from %I', table_name), true, true, '')::text
      from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limits'
      order by table_name`,
  )

test('a visitor who works through a course to her record leaves no row behind', async () => {
  const course = await buildCourse(admin)
  const lesson = await buildLesson(admin, {
    course: course.id,
    vocabulary: [{ word: 'habit', definition: 'a custom', example: 'She keeps a habit.' }],
    quizQuestions: [
      { question: 'Which?', options: [{ text: 'This' }, { text: 'That' }], correctAnswer: 1 },
    ],
  })
  const before = await rowCounts()

  const reads = [
    ...[apiPaths.course(course.id), apiPaths.lesson(lesson.id), apiPaths.lessonPractice(lesson.id)],
    ...[apiPaths.lessonSounds(lesson.id), apiPaths.lessonWorksheet(lesson.id)],
    apiPaths.lessonWords(lesson.id),
  ]
  const answers = await Promise.all(reads.map((path) => visitor.send('GET', path)))
  const made = await visitor.send('POST', certificatePaths.make, {
    courseId: course.id,
    name: 'Ana Maria',
    lessons: [{ lessonId: lesson.id, tries: [{ at: Date.now(), answers: [1] }] }],
  })
  const { text } = CertificateAnswer.parse(made.json)
  const checked = await visitor.send('POST', certificatePaths.check, { text })

  expect([...answers, checked].map(({ status }) => status)).toEqual([...reads.map(() => 200), 200])
  expect(await rowCounts()).toEqual(before)
})
