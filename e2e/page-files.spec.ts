import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { pagePaths } from '../cms/contract/page-paths.ts'
import { buildCourse } from '../testing/build-content.ts'
import { sendPage, zipOf } from '../testing/page-uploads.ts'
import { expectAccessible, expectNoOverflow } from './support/accessibility.ts'
import { expect, test } from './support/journey.ts'

/** A page as a chatbot and an hour make it: everything beside it by relative addresses. */
const page = `<!doctype html><html lang="en"><head><title>Unit 4</title>
  <link rel="stylesheet" href="css/style.css"></head><body><h1>Unit 4</h1>
  <p id="colour">Coloured by the style sheet.</p><p id="script">No script.</p><p id="data">No data.</p>
  <dl><dt>loan<dd>lent money<dt>debt<dd>owed money<dt>wage<dd>weekly money<dt>fee<dd>a price</dl>
  <label>Word <input></label><script src="js/app.js"></script></body></html>`

const files = {
  'index.html': page,
  'css/style.css': '@import "more.css";',
  'css/more.css': '#colour { color: rgb(1, 2, 3) }',
  'js/app.js': `document.getElementById('script').textContent = 'The script runs.'
    fetch('data/words.json').then((answer) => answer.json()).then(([word]) => {
      document.getElementById('data').textContent = word
    })`,
  'data/words.json': '["read by fetch"]',
}

async function folderOf(content: Record<string, string>): Promise<string> {
  const folder = test.info().outputPath('unit-4')
  for (const [path, text] of Object.entries(content)) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}

/** A unit of several pages, as programs for exercises make it: buttons lead through them. */
const unit = {
  'index.html': '<h1>Page one</h1><button onclick="location = \'two.html\'">Next</button>',
  'two.html': '<h1>Page two</h1><button onclick="location = \'index.html\'">Back</button>',
}

test('a button of a page leads to one beside it, and back, in the frame', async ({
  page,
  admin,
}) => {
  const course = await buildCourse(admin)
  const path = `/api/courses/${course.id}/lessons/page`
  const { json } = await sendPage(admin, { path, zip: zipOf(unit) })
  const { lesson } = z.object({ lesson: z.object({ id: z.number() }) }).parse(json)
  await page.goto(pagePaths.uploadedLesson(lesson.id))
  await page.locator('[data-state="ready"]').waitFor()
  const inside = page.frameLocator('iframe')
  const answer = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('message', ({ data }) => resolve(data))
      }),
  )

  await inside.getByRole('button', { name: 'Next' }).click()

  await expect(inside.getByRole('heading', { name: 'Page two' })).toBeVisible()
  expect(await answer).toEqual({ type: 'lesson-ready' })
  await inside.getByRole('button', { name: 'Back' }).click()
  await expect(inside.getByRole('heading', { name: 'Page one' })).toBeVisible()
})

const report = (page: Page) => page.getByRole('region', { name: 'Just uploaded' })

test.describe('the tutor', () => {
  test.use({ isTutor: true })

  test('uploads a folder, and its page works as at home', async ({ page, visitor }) => {
    await page.goto(pagePaths.admin)
    await page.getByLabel('Target course').selectOption({ index: 1 })
    await page.getByLabel('Folder with a page').setInputFiles(await folderOf(files))
    await expect(page.getByText('Will become the lesson “Unit 4”.')).toBeVisible()
    await page.getByRole('button', { name: 'Upload HTML Lesson' }).click()

    await expect(report(page).getByText('Nothing to fix was found.')).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
    const lesson = report(page).getByRole('link', { name: /^Unit 4/ })
    await visitor.goto((await lesson.getAttribute('href')) ?? '')
    const frame = visitor.frameLocator('iframe')
    await expect(frame.getByText('The script runs.')).toBeVisible()
    await expect(frame.getByText('read by fetch')).toBeVisible()
    await expect(frame.locator('#colour')).toHaveCSS('color', 'rgb(1, 2, 3)')

    await report(page).getByRole('link', { name: 'Make an exercise from these 4 words' }).click()
    await page.getByRole('button', { name: 'Take the 4 words from “Unit 4”' }).click()
    await expect(page.getByLabel('Meaning of row 4')).toHaveValue('a price')
  })

  test('is told at once what a page alone lacks', async ({ pageWithErrors: page }) => {
    await page.goto(pagePaths.admin)
    await page.getByLabel('Target course').selectOption({ index: 1 })
    await page
      .getByLabel('HTML file')
      .setInputFiles(join(await folderOf({ 'index.html': files['index.html'] }), 'index.html'))
    await page.getByRole('button', { name: 'Upload HTML Lesson' }).click()

    await expect(report(page).getByText('This page names 2 files that are not here.')).toBeVisible()
    await expect(report(page).getByText('css/style.css, js/app.js')).toBeVisible()
  })
})
