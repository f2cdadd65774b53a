import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { pagePaths } from '../cms/contract/page-paths.ts'
import { buildCourse, buildLesson, uniqueText } from '../testing/build-content.ts'
import { buildStudent, linkOf } from '../testing/build-student.ts'
import { expect, savedText, test } from './support/studio.ts'
import { beginTask, type Task } from './support/tutor-day.ts'

// The tutor's day as one reads it in a diary: what each task takes in clicks and minutes. With
// TUTOR_DAY=folder there are pictures of every screen on three widths, in the light and in the dark.

if (process.env.TUTOR_DAY) test.describe.configure({ timeout: 900_000 })

test.use({ changesTheSite: true, actionTimeout: 60_000 })

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })

/** Presses 'Publish changes' and waits for the server. */
async function publish(task: Task, page: Page, slug: string): Promise<void> {
  const saved = savedText(page, slug)
  await task.click(button(page, 'Publish changes'))
  expect((await saved).status()).toBe(200)
}

const portrait = () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#7d8f86' } })
    .jpeg()
    .toBuffer()

test('her own site: name, face, words, prices and a hello', async ({ page, visitor, admin }) => {
  await admin.studio('POST', '/globals/offers', { items: [], _status: 'published' })
  const task = beginTask('own-site')
  await page.goto('/studio')
  await task.look(page, 'desk')
  await task.click(page.getByRole('link', { name: 'Your face' }).first())
  const name = page.getByLabel('Your name')
  await expect(name).toBeEnabled()
  await task.type(name, 'Mara Lind')
  await task.click(button(page, 'Choose or upload a picture'))
  await task.click(button(page, 'Add new Picture'))
  await task.file(page.locator('input[type="file"][aria-label], .file-field input').last(), {
    name: 'mara.jpg',
    mimeType: 'image/jpeg',
    buffer: await portrait(),
  })
  const upload = page.getByRole('dialog').filter({ hasText: 'Creating new Picture' })
  await task.type(upload.locator('#field-alt'), 'Mara Lind at her desk')
  await task.click(upload.getByRole('button', { name: 'Save', exact: true }))
  await expect(page.getByRole('img', { name: 'What you chose' })).toBeVisible()
  await task.click(button(page, 'Record your hello'))
  await task.click(button(page, /Stop \((?!20)/))
  await expect(page.getByText('Saved. Listen to it once')).toBeVisible()
  task.lasts(20)
  await task.look(page, 'about')
  await publish(task, page, 'about-page')

  await page.goto('/studio')
  await task.click(page.getByRole('link', { name: 'Your words' }).first())
  const headline = page.getByLabel('Headline')
  await expect(headline).toBeEnabled()
  await task.type(headline, 'Say what you mean, in English that is yours')
  await task.type(page.getByLabel('Offer'), 'Lessons for adults who work with words.')
  await publish(task, page, 'home-page')

  await page.goto('/studio')
  await task.click(page.getByRole('link', { name: 'Your prices' }).first())
  await task.click(button(page, 'Add Offer'))
  await task.type(page.getByLabel('Name'), 'Standard lesson')
  await task.type(page.getByLabel('Minutes'), '50')
  await task.type(page.getByLabel('Price'), '€45')
  await task.look(page, 'prices')
  await publish(task, page, 'offers')

  const hello = visitor.getByRole('button', { name: 'Hear me say hello' })
  await expect(async () => {
    await visitor.goto('/')
    await expect(hello).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(visitor.getByText('Mara Lind').first()).toBeVisible()
  await expect(visitor.getByRole('img', { name: 'Mara Lind at her desk' }).first()).toBeVisible()
  await expect(visitor.getByRole('region', { name: 'Lessons and prices' })).toContainText('€45')
  await task.look(visitor, 'home')
  await task.tell()
})

/** Twenty words as they stand in a spreadsheet. */
const twenty = `deadline scadenza|budget bilancio|meeting riunione|invoice fattura|delay ritardo|\
supplier fornitore|customer cliente|order ordine|price prezzo|discount sconto|contract contratto|\
report relazione|target obiettivo|branch filiale|salary stipendio|trade commercio|profit profitto|\
loss perdita|tax tassa|loan prestito`
  .split('|')
  .map((pair) => pair.replace(' ', '\t'))
  .join('\n')

test('twenty pasted words become a student’s exercise, and her result stands on the desk', async ({
  page,
  visitor: student,
  admin,
}) => {
  const name = uniqueText('Ewa').slice(0, 12)
  const { id } = await buildStudent(admin, { name })
  const link = await linkOf(admin, id)
  const task = beginTask('words')
  await page.goto(pagePaths.admin)
  await task.click(page.getByRole('tab', { name: 'Make an Exercise' }))
  await task.paste(page.getByRole('textbox', { name: 'Paste words' }), twenty)
  await expect(page.getByLabel('Translation of row 20')).toHaveValue('prestito')
  await task.look(page, 'table')
  await task.choose(page.getByLabel('Give it to'), name)
  await task.click(button(page, 'Publish and copy the link'))
  await expect(page.getByText('It is on the student’s page now.')).toBeVisible()
  await task.look(page, 'published')
  await task.tell()

  await student.goto(link)
  await student.getByRole('button', { name: 'I agree, send them' }).click()
  await task.look(student, 'her-page')
  await student.getByRole('link', { name: /^Words of / }).click()
  await expect(student.getByRole('heading', { name: '20 words' })).toBeVisible()
  await task.look(student, 'her-words')
  await student.getByRole('link', { name: 'Flashcards' }).click()
  for (let card = 1; card <= 20; card += 1) {
    await expect(student.getByText(`Question ${card} of 20`)).toBeVisible()
    if (card === 1) await task.look(student, 'her-card')
    await button(student, 'Turn over').click()
    await button(student, card === 7 ? 'Not yet' : 'I knew it').click()
  }
  await expect(student.getByText('Right on the first try: 19 of 20.')).toBeVisible()
  await task.look(student, 'her-result')

  const seeing = beginTask('result')
  await page.goto('/studio')
  const line = page.getByRole('link', { name: new RegExp(`^${name}: Words of`) })
  await expect(line).toBeVisible()
  await seeing.look(page, 'desk')
  await seeing.click(line)
  const report = page.getByRole('region', { name: 'Results' })
  await expect(report.getByText(/19 of 20 right/).first()).toBeVisible()
  await seeing.look(page, 'report')
  await seeing.tell()
})

const oldPage = `<!doctype html><html lang="en"><head><title>Giulia, exercise 7</title></head><body>
<h1>Vocabulary List</h1><dl>${twenty
  .split('\n')
  .slice(0, 8)
  .map((line) => line.split('\t'))
  .map(([word, meaning]) => `<dt>${word}</dt><dd>${meaning}: a word of the office.</dd>`)
  .join('')}</dl></body></html>`

const asFile = (name: string) => ({
  name,
  mimeType: 'text/html',
  buffer: Buffer.from(oldPage),
})

test('an old page is uploaded, and its words become an exercise', async ({ page, admin }) => {
  const course = await buildCourse(admin, { name: uniqueText('Office').slice(0, 14) })
  const task = beginTask('old-page')
  await page.goto(pagePaths.admin)
  await task.choose(page.getByLabel('Target course'), `${course.name} (Business)`)
  await task.file(page.getByLabel('HTML file'), asFile('exercise7.html'))
  await task.look(page, 'chosen')
  await task.click(button(page, 'Upload HTML Lesson'))
  await expect(page.getByRole('link', { name: /Giulia, exercise 7/ }).first()).toBeVisible()
  await task.look(page, 'uploaded')
  await task.click(page.getByRole('tab', { name: 'Make an Exercise' }))
  await task.paste(page.getByRole('textbox', { name: 'Paste words' }), oldPage)
  await expect(page.getByLabel('Word of row 8')).toHaveValue('order')
  await task.look(page, 'words')
  await task.click(button(page, 'Publish and copy the link'))
  await expect(page.getByRole('heading', { name: /^Published/ })).toBeVisible()
  await task.tell()
})

test('homework for one student, and what she sends back', async ({
  page,
  visitor: student,
  admin,
}) => {
  const name = uniqueText('Tom').slice(0, 12)
  const { id } = await buildStudent(admin, { name })
  const link = await linkOf(admin, id)
  const task = beginTask('homework')
  await page.goto(pagePaths.admin)
  await task.click(page.getByRole('radio', { name: /For one student/ }))
  await task.choose(page.getByLabel('Student', { exact: true }), name)
  await task.file(page.getByLabel('HTML file'), asFile('homework.html'))
  await task.click(button(page, 'Give it as homework'))
  await expect(page.getByText(`homework for ${name}`)).toBeVisible()
  await task.look(page, 'given')
  await task.tell()

  await student.goto(link)
  await student.getByRole('button', { name: 'I agree, send them' }).click()
  await student.getByRole('link', { name: 'Giulia, exercise 7' }).click()
  await expect(student.getByText(`Homework for ${name}`)).toBeVisible()
  await task.look(student, 'opened')
  await student.goto('/s')
  await student.getByRole('textbox', { name: 'Your text' }).fill('I have done it. Is it right?')
  await button(student, 'Send to my tutor').click()
  await expect(student.getByText('Sent. You will find the answer here.')).toBeVisible()

  const answering = beginTask('answer')
  await page.goto('/studio')
  await answering.look(page, 'desk')
  await answering.click(page.getByRole('link', { name, exact: true }))
  const letter = page.getByRole('region', { name: 'Results' }).getByRole('article')
  await answering.type(letter.getByLabel('Your answer'), 'All of it. Well done!')
  await answering.look(page, 'letter')
  await answering.click(letter.getByRole('button', { name: 'Send the answer' }))
  await expect(letter.getByText(/^You answered/)).toBeVisible()
  await answering.tell()
  await student.goto('/s')
  await expect(student.getByText('All of it. Well done!')).toBeVisible()
  await answering.look(student, 'read')
})

test('a premium code is made, and typed once', async ({ page, visitor: learner, admin }) => {
  const course = await buildCourse(admin)
  const vocabulary = [{ word: 'platform', definition: 'Where trains stop' }]
  await buildLesson(admin, { course: course.id, isPremium: true, vocabulary })
  const path = `/courses/${course.slug}/speech-course-1`
  const task = beginTask('code')
  await page.goto('/studio/collections/access-codes/create')
  const purpose = page.getByLabel('What it is for')
  await expect(purpose).toBeEnabled()
  await task.type(purpose, 'Paid in cash on Friday')
  await task.click(button(page, 'Add Premium'))
  await task.click(page.locator('#field-grants').getByRole('combobox').first())
  await task.click(page.getByRole('option', { name: 'All premium lessons' }))
  await task.click(button(page, 'Save'))
  await task.click(button(page, 'Make and copy the code'))
  const code = await page.getByLabel(/^This is the code/).inputValue()
  await task.look(page, 'made')
  await task.tell()

  const typing = beginTask('code-typed')
  await learner.goto(path)
  await typing.look(learner, 'overlay')
  await typing.click(button(learner, 'I have a code'))
  await typing.type(learner.getByLabel('Your code'), code.toLowerCase())
  await learner.getByLabel('Your code').press('Enter')
  await expect(learner.getByRole('tab', { name: 'Vocabulary' })).toBeVisible()
  await expect(learner.getByRole('heading', { name: 'Premium Lesson' })).toBeHidden()
  await typing.look(learner, 'open')
  await typing.tell()
})
