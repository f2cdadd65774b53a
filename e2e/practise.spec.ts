import type { Page } from '@playwright/test'
import { exerciseKinds } from '../cms/contract/exercise-kinds.ts'
import { apiPaths } from '../cms/contract/paths.ts'
import { Practice } from '../cms/contract/practice.ts'
import { buildCourse, buildLesson } from '../testing/build-content.ts'
import type { ContractClient } from '../testing/contract-client.ts'
import { expectAccessible, expectNoOverflow } from './support/accessibility.ts'
import { expect, test } from './support/journey.ts'

/** Of several parts of speech: only then do others surely not fit into a gap. */
const vocabulary = [
  ['habit', 'something that you do regularly', 'She keeps a small habit at work.'],
  ['umbrella', 'what keeps rain off', 'Take an umbrella with you tonight.'],
  ['arrive', 'come to a place', 'Trains from London arrive before noon.'],
  ['borrow', 'take something and give it back later', 'Students borrow books for two weeks.'],
  ['forget', 'not remember', 'People forget names after a party.'],
  ['generous', 'happy to give', 'Her generous aunt paid for dinner.'],
].map(([word, definition, example]) => ({ word, definition, example }))

/** A lesson of six words, and its page. */
async function buildWords(admin: ContractClient) {
  const course = await buildCourse(admin)
  const lesson = await buildLesson(admin, { course: course.id, vocabulary })
  const { json } = await admin.send('GET', apiPaths.lessonPractice(lesson.id))
  const { rows } = Practice.parse(json)
  const path = `/courses/${course.slug}/speech-course-${lesson.lessonNumber}`
  return { id: lesson.id, path, rows }
}

type Rows = Awaited<ReturnType<typeof buildWords>>['rows']

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const task = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first()

/** Answers what is asked rightly, by what each task says. */
const answering: Record<string, (page: Page, rows: Rows) => Promise<void>> = {
  'What is on the other side?': async (page) => {
    await press(page, 'Turn over')
    await press(page, 'I knew it')
  },
  'Choose a word, then what it means.': async (page, rows) => {
    for (const { word, meaning } of rows) {
      await press(page, word)
      await press(page, meaning)
    }
    await press(page, 'Next')
  },
  'Which word is meant?': async (page, rows) => {
    const shown = await page.getByRole('main').textContent()
    await press(page, rows.find(({ meaning }) => shown?.includes(meaning))?.word ?? '')
    await press(page, 'Next')
  },
  'Write the missing word.': async (page, rows) => {
    await page.getByRole('textbox').fill((await gapRow(page, rows))?.word ?? '')
    await page.keyboard.press('Enter')
    await press(page, 'Next')
  },
  'Say the whole sentence with the missing word.': async (page) => {
    await press(page, 'I have said it: show the sentence')
    await press(page, 'Yes, I did')
  },
  'Listen, then write what you hear.': async (page) => {
    await page.getByRole('textbox').fill('something else')
    await press(page, 'Check')
    await press(page, 'Show the answer')
    await press(page, 'Next')
  },
  'Put the words in order.': async (page, rows) => {
    const words = page.getByRole('group', { name: 'Words' })
    const pieces = (await words.getByRole('button').allTextContents()).map((text) =>
      text.toLowerCase(),
    )
    const row = rows.find(({ example }) =>
      pieces.every((piece) => partsOf(example).includes(piece)),
    )
    for (const part of partsOf(row?.example ?? '')) {
      await words.getByRole('button', { name: new RegExp(`^${part}$`, 'i') }).click()
    }
    await press(page, 'Check')
    await press(page, 'Next')
  },
  'Listen, then say it.': (page) => press(page, 'I said it'),
}

const partsOf = (sentence: string) => sentence.toLowerCase().replace('.', '').split(' ')

/** The row whose sentence lacks its word: how it goes on tells which it is. */
async function gapRow(page: Page, rows: Rows) {
  const shown = await page.getByRole('main').textContent()
  return rows.find(({ example, word }) => shown?.includes(example.split(word)[1] ?? example))
}

test('words lead from their stage through every kind of exercise to the results', async ({
  page,
  admin,
}) => {
  const { path, rows } = await buildWords(admin)
  await page.goto(`${path}?tab=vocabulary`)
  await page.getByRole('link', { name: 'Practise these words' }).first().click()
  await expect(page).toHaveURL(`${path}/practise`)
  await page.getByRole('link', { name: 'Start' }).click()

  const met = new Set<string>()
  await expect(page.getByText(/^Question 1 of/)).toBeVisible()
  const [count = ''] = (await page.getByText(/^Question 1 of/).textContent())?.match(/\d+$/) ?? []
  for (let question = 1; question <= Number(count); question += 1) {
    await expect(page.getByText(`Question ${question} of ${count}`)).toBeVisible()
    const asked = (await task(page).textContent()) ?? ''
    met.add(asked)
    await answering[asked]?.(page, rows)
  }

  expect(met).toEqual(new Set(Object.keys(answering)))
  await expect(task(page)).toContainText('to look at again')
  await page.getByRole('button', { name: /^Practise (these 2|this word) again$/ }).click()
  await expect(page.getByText(/^Question 1 of/)).toBeVisible()
})

test('a sitting is where it was after a reload, and the way back leaves it', async ({
  page,
  admin,
}) => {
  const { path } = await buildWords(admin)
  await page.goto(`${path}/practise`)
  await page.getByRole('link', { name: 'Flashcards' }).click()
  await press(page, 'Turn over')
  await press(page, 'I knew it')
  await expect(page.getByText('Question 2 of 6')).toBeVisible()

  await page.reload()
  await expect(page.getByText('Question 2 of 6')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('continue at question 2')).toBeVisible()
  await page.getByRole('link', { name: 'Flashcards' }).click()

  await expect(page.getByText('Question 2 of 6')).toBeVisible()
})

const changes: Record<string, (admin: ContractClient, id: number) => Promise<unknown>> = {
  deleted: (admin, id) => admin.send('DELETE', apiPaths.lesson(id)),
  premium: (admin, id) => change(admin, id, { isPremium: true }),
  edited: (admin, id) => change(admin, id, { vocabulary: vocabulary.slice(1) }),
}

const change = (admin: ContractClient, id: number, fields: object) =>
  admin.studio('PATCH', `/lessons/${id}?depth=0`, { ...fields, _status: 'published' })

/** What somebody reads who comes back to it. */
const afterwards = [
  ['deleted', "We couldn't find the lesson you're looking for."],
  ['premium', 'This is a premium lesson only available to members with an active subscription.'],
  ['edited', 'Question 1 of'],
] as const

for (const [what, words] of afterwards) {
  test(`a lesson that is ${what} while it is practised loses nothing that was done`, async ({
    pageWithErrors: page,
    admin,
    product,
  }) => {
    const { id, path } = await buildWords(admin)
    await page.goto(`${product.url}${path}/practise?exercise=gap`)
    await page.getByRole('textbox', { name: 'Missing word' }).fill('nonsense')
    await changes[what]?.(admin, id)

    await press(page, 'Check')
    await press(page, 'Show the answer')
    await press(page, 'Next')

    await expect(page.getByText(/^Question 2 of/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(words)).toBeVisible()
    await page.goto(`${product.url}/my-words`)
    await page.getByRole('button', { name: 'Begin' }).click()
    await expect(page.getByText('Question 1 of 1')).toBeVisible()
  })
}

test('the words of an uploaded lesson are taken home as a worksheet and for Anki', async ({
  page,
}) => {
  await page.goto('/view-lesson-details/13/practise')
  const anki = page.getByRole('link', { name: 'Download words for Anki' })
  await expect(anki).toHaveAttribute('href', '/api/lessons/13/words.txt')

  await page.getByRole('link', { name: 'Open the worksheet' }).click()

  await expect(page).toHaveURL(/\/view-lesson-details\/13\/worksheet$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Signposting')
})

test('without script the words and what they mean can be read', async ({
  pageWithoutScript: page,
  product,
  admin,
}) => {
  const { path } = await buildWords(admin)

  await page.goto(`${product.url}${path}/practise`)

  await expect(page.getByText('take something and give it back later')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start' })).toBeHidden()
})

test('axe finds nothing in any kind of exercise, and none is wider than a small phone', async ({
  pageWithErrors: page,
  admin,
  product,
}) => {
  const { path } = await buildWords(admin)
  for (const kind of exerciseKinds.filter((one) => one !== 'translate')) {
    await page.goto(`${product.url}${path}/practise?exercise=${kind}`)
    await expect(page.getByText(/^Question 1 of/)).toBeVisible()

    await expectAccessible(page)

    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoOverflow(page)
  }
})
