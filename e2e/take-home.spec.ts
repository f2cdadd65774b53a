import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { LessonAnswer } from '../cms/contract/lesson.ts'
import { apiPaths } from '../cms/contract/paths.ts'
import { buildCourse, buildLesson } from '../testing/build-content.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/journey.ts'

const words = [
  ['luggage', 'bags that travellers carry', 'Our luggage was still in the hold of the plane.'],
  ['carousel', 'a belt that turns slowly', 'The suitcases came out on the third carousel.'],
  ['customs', 'officers at a border', 'The tourists had nothing to declare at customs.'],
  ['aisle', 'the way between two rows', 'My sister wanted a seat beside the aisle.'],
  ['delay', 'a time of waiting', 'The storm caused a long delay at the airport.'],
  ['gate', 'a door to the plane', 'Passengers wait in front of the gate for boarding.'],
  ['pilot', 'somebody who flies', 'The pilot spoke about the weather in London.'],
  ['ticket', 'paper that you pay for', 'She lost her ticket between home and station.'],
  ['passport', 'a book with a photograph', 'The officer stamped every page of her passport.'],
  ['runway', 'a road for planes', 'Two foxes ran across the wet runway at night.'],
  ['cabin', 'the inside where people sit', 'It was cold in the cabin during the flight.'],
  ['hostess', 'a woman who serves', 'A friendly hostess brought blankets and tea.'],
] as const

const quiz = ['first', 'second', 'third', 'fourth', 'fifth'].map((name) => ({
  question: `Which answer is right for the ${name} question of this quiz?`,
  options: [{ text: 'this one' }, { text: 'that one' }, { text: 'another one' }],
  correctAnswer: 1,
}))

test('twelve words are printed on two pages and a key, and no row is cut', async ({
  page,
  admin,
}) => {
  const course = await buildCourse(admin)
  await buildLesson(admin, {
    course: course.id,
    title: 'At the airport',
    vocabulary: words.map(([word, definition, example]) => ({
      word,
      phonetics: '/ˈlʌɡɪdʒ/',
      definition,
      example,
    })),
    quizQuestions: quiz,
  })

  await page.goto(`/courses/${course.slug}/speech-course-1/worksheet`)
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  const pdf = await page.pdf({ format: 'A4' })

  expect(pageCount(pdf)).toBe(3)
  expect(await cut(page, 'li, figure')).toEqual([])
  expect(await page.evaluate(() => document.fonts.check('1rem "Lesson Phonetics"'))).toBe(true)
  await page.emulateMedia({ media: 'screen' })
  await expectAccessible(page)
})

test('sixty words stand in groups that no page cuts and the key calls by the same names', async ({
  page,
  admin,
}) => {
  const lessons = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((number) => admin.send('GET', apiPaths.courseLesson(1, number))),
  )
  const vocabulary = lessons
    .map(({ json }) => LessonAnswer.parse(json))
    .flatMap((lesson) => ('vocabulary' in lesson ? lesson.vocabulary : []))
  const course = await buildCourse(admin)
  await buildLesson(admin, { course: course.id, vocabulary: vocabulary.slice(0, 60) })

  await page.goto(`/courses/${course.slug}/speech-course-1/worksheet`)
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()

  const sheets = page.getByRole('article')
  const [onSheet, onKey] = await Promise.all(
    [sheets.first(), sheets.last()].map((one) => one.getByText(/^Group \d+$/).allTextContents()),
  )
  expect(onSheet?.length).toBeGreaterThan(10)
  expect(onKey).toEqual(onSheet)
  expect(await cut(page, 'li, figure, div:has(> ol)')).toEqual([])
  await expect(sheets.last()).toHaveCSS('break-before', 'page')
})

test('a lesson offers its worksheet, its words and a plan, and gives them', async ({ page }) => {
  await page.goto('/courses/speak-fluently/speech-course-4?tab=practice')
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download words for Anki' }).click()
  const text = await readFile(await (await file).path(), 'utf8')
  expect(text.split('\n')[0]).toBe('#separator:tab')

  await page.getByRole('button', { name: 'Plan my week' }).click()
  const plan = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save to calendar' }).click()
  const calendar = await readFile(await (await plan).path(), 'utf8')
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(5)

  await page.getByRole('link', { name: 'Open the worksheet' }).click()
  await expect(page.getByRole('heading', { name: 'Fill the gaps' }).first()).toBeVisible()
})

/** The pages of a PDF as Chromium writes it. */
const pageCount = (pdf: Buffer) => (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length

/** Rows or groups that may be cut where a page ends. */
async function cut(page: Page, pieces: string): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`article section :is(${selector})`)]
        .filter((piece) => getComputedStyle(piece).breakInside !== 'avoid')
        .map(({ textContent }) => textContent ?? ''),
    pieces,
  )
}
