import type { Page } from '@playwright/test'
import { buildCourse, buildLesson, uniqueText } from '../testing/build-content.ts'
import type { ContractClient } from '../testing/contract-client.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/journey.ts'

/** A course of two lessons, each with a quiz whose right answers are This and That. */
async function smallCourse(admin: ContractClient) {
  const name = uniqueText('Small course')
  const slug = `small-${Date.now()}`
  const quizQuestions = ['This', 'That'].map((word, correctAnswer) => ({
    question: `Which one is ${word}?`,
    options: [{ text: 'This' }, { text: 'That' }],
    correctAnswer,
  }))
  const { id } = await buildCourse(admin, { name, slug })
  for (const title of ['First steps', 'Last words']) {
    await buildLesson(admin, { course: id, title, quizQuestions })
  }
  return { id, name, slug }
}

async function doQuiz(page: Page, slug: string, number: number, answers: readonly string[]) {
  await page.goto(`/courses/${slug}/speech-course-${number}?tab=quiz`)
  const quiz = page.getByRole('tabpanel', { name: 'Quiz' })
  for (const [index, answer] of answers.entries()) {
    await expect(quiz.getByText(`Question ${index + 1} of ${answers.length}`)).toBeVisible()
    await quiz.getByRole('radio', { name: answer, exact: true }).click()
  }
  await page.getByRole('button', { name: 'Submit Quiz' }).click()
  await expect(quiz.getByRole('heading', { name: /out of 2 correct/ })).toBeVisible()
}

const make = async (page: Page, courseId: number, name: string) => {
  await page.goto(`/course/${courseId}/certificate`)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Make my record' }).click()
}

test('finished quizzes become a signed paper, which a stranger checks', async ({
  pageWithErrors: page,
  browser,
  admin,
}) => {
  const course = await smallCourse(admin)
  await doQuiz(page, course.slug, 1, ['This', 'That'])
  await make(page, course.id, 'Ana')
  await expect(page.getByText('Last words: it is not finished on this device.')).toBeVisible()
  await expectAccessible(page)

  await doQuiz(page, course.slug, 2, ['That', 'That'])
  await make(page, course.id, 'Ana')
  await expect(page.getByText(/Last words: some questions of its quiz have not/)).toBeVisible()

  await page.goto(`/courses/${course.slug}/speech-course-2?tab=quiz`)
  await page.getByRole('button', { name: 'Practice Again' }).click()
  await doQuiz(page, course.slug, 2, ['This', 'That'])
  await page.goto(`/course/${course.id}`)
  await page.getByRole('link', { name: 'Make your certificate' }).click()
  await page.getByLabel('Your name').fill('Ana María Núñez 🦊')
  await page.getByRole('button', { name: 'Make my record' }).click()
  const paper = page.getByRole('article', { name: 'Record of practice' })
  await expect(paper).toContainText('Ana María Núñez 🦊')
  await expect(paper).toContainText('has worked through all 2 lessons')
  await expect(paper).toContainText('3 on the first try')
  await expect(paper.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expectAccessible(page)

  const text = await page.getByRole('link', { name: 'Open the record' }).getAttribute('href')
  const stranger = await (await browser.newContext()).newPage()
  const asked: string[] = []
  stranger.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
  await stranger.goto(new URL(text ?? '', page.url()).href)
  await expect(stranger.getByRole('heading', { name: 'This record is genuine' })).toBeVisible()
  await expect(stranger.getByRole('article')).toContainText(course.name)
  await expect(stranger.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expect(stranger.getByText('nobody saw who gave them')).toBeVisible()
  const signature = (text ?? '').split('.').at(-1) ?? 'none'
  expect(asked.filter((one) => one.startsWith('POST') || one.includes(signature))).toEqual([])
  await expectAccessible(stranger)
  await stranger.context().close()
})

test('the paper is one sheet of A4 across, whatever the name', async ({ page, admin }) => {
  const course = await smallCourse(admin)
  for (const number of [1, 2]) await doQuiz(page, course.slug, number, ['This', 'That'])
  for (const name of ['Ana', 'Ŵ'.repeat(60), 'محمد بن عبد الله بن عبد العزيز الطويل']) {
    await make(page, course.id, name)
    await expect(page.getByRole('article')).toBeVisible()

    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')

    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    expect(pdf).toMatch(/\/MediaBox \[0 0 841\.\d+ 59[45]\.\d+\]/)
  }
})

test.describe('the page that checks records', () => {
  test('says what is wrong with a text, and needs no more than the keyboard', async ({ page }) => {
    await page.goto('/verify#eyJhbGciOiJFZERTQSJ9.AA.AA')
    await expect(page.getByRole('heading', { name: 'This text is incomplete' })).toBeVisible()

    await page.getByLabel('The record’s address, or its text').focus()
    await page.keyboard.type('https://elsewhere.example/verify#abc')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')

    await expect(page.getByText(/This is not the address of a record/)).toBeVisible()
    await expectAccessible(page)
  })

  test('says without script that it needs script', async ({ page }) => {
    const answer = await page.request.get('/verify')

    expect(await answer.text()).toMatch(/<noscript>.*This check needs JavaScript/s)
  })
})

test('without script nothing claims to be looking', async ({ pageWithoutScript: page }) => {
  await page.goto('/course/1/certificate')

  await expect(page.getByText(/this page needs JavaScript to read it/)).toBeVisible()
  await expect(page.getByText('Looking at what is on this device…')).toBeHidden()
})
