import { buildCourse, buildLesson, readNewest } from '../testing/build-content.ts'
import { zipOf } from '../testing/page-uploads.ts'
import { countDrafts, expect, openEditor, test } from './support/studio.ts'

const markup = `<lesson-title>Small steps</lesson-title>
<objectives><objective>Say what you do every day</objective></objectives>
<vocabulary>
  <vocabulary-item><word>perseverance</word><phonetics>/ˌpɜːsɪˈvɪərəns/</phonetics></vocabulary-item>
</vocabulary>
<quiz>
  <quiz-item>
    <question>Which word means “to go on”?</question>
    <option-a>continue</option-a><option-b>begin</option-b>
    <correct-answer>a</correct-answer>
  </quiz-item>
</quiz>`

test('a lesson is written from empty to published, and the site shows it', async ({
  page,
  admin,
}) => {
  const course = await buildCourse(admin, { name: 'Written in the studio' })
  await page.goto('/studio')
  await page.getByRole('link', { name: 'Write a lesson' }).click()
  await expect(page.getByRole('heading', { name: 'For a complete lesson' })).toBeVisible()
  const checklist = page.getByRole('region', { name: /complete lesson|is complete/ })
  await expect(checklist.getByText('0 of 8')).toBeVisible()

  await page.getByLabel('Title').fill('Talking about plans')
  await page.locator('#field-course').getByRole('combobox').fill('Written')
  await page.getByText('Written in the studio', { exact: true }).click()
  await expect(page.getByText('If you leave this empty, it becomes lesson 1')).toBeVisible()
  await page.getByRole('button', { name: 'Add Objective' }).click()
  await page.locator('#field-objectives__0__text').fill('Talk about tomorrow')
  await expect(checklist.getByText('1 so far')).toBeVisible()
  await checklist.getByRole('button', { name: 'A warm-up question' }).click()
  await page.getByRole('button', { name: 'Add Warm-up question' }).click()
  await page.locator('#field-warmUpQuestions__0__text').fill('What will you do tomorrow?')
  await expect(checklist.getByText('3 of 8')).toBeVisible()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText(/successfully/).first()).toBeVisible()

  await page.goto(`/course/${course.id}`)
  await expect(page.getByRole('link', { name: 'Talking about plans' }).first()).toBeVisible()
  await expect(page.getByText('Talk about tomorrow')).toBeVisible()
})

test('another page takes the place of a lesson’s, and what was left out of it is told', async ({
  page,
  admin,
}) => {
  const { id: course } = await buildCourse(admin)
  const lesson = await buildLesson(admin, { course, htmlContent: '<p>The former page</p>' })
  await openEditor(page, lesson)
  await page.locator('.tabs-field__tab-button', { hasText: 'HTML lesson' }).click()

  const loadedAnew = page.waitForEvent('load')
  await page.getByLabel('Page with its files').setInputFiles({
    name: 'unit.zip',
    mimeType: 'application/zip',
    buffer: zipOf({ 'index.html': '<h1>The new page</h1>', 'notes.docx': 'For the tutor alone' }),
  })

  await loadedAnew
  const told = page.getByText('Saved. Left out: notes.docx.')
  await expect(page.getByLabel('Title')).toBeEnabled()
  await expect(told).toBeVisible()
  expect(await readNewest(admin, 'lessons', lesson.id)).toMatchObject({
    htmlContent: expect.stringContaining('The new page'),
  })
  await page.reload()
  await expect(page.getByLabel('Title')).toBeEnabled()
  await expect(told).toHaveCount(0)
})

test('markup names a mistake with its line, fills the form, and comes out the same', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/studio/collections/lessons/create')
  await page.waitForURL(/\/lessons\/\d+$/)
  await page.locator('.tabs-field__tab-button', { hasText: 'HTML lesson' }).click()
  const fold = page
    .locator('.collapsible__toggle-wrap', { hasText: 'For people who write code' })
    .getByRole('button', { name: 'Toggle block' })
  await fold.click()
  await page.getByRole('button', { name: 'Import from markup' }).click()
  const editor = page.getByRole('textbox', { name: 'Lesson markup' })
  await editor.click()
  await page.keyboard.insertText(markup.replace('<correct-answer>a', '<correct-answer>q'))
  await page.getByRole('button', { name: 'Fill the form' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: '<correct-answer> on line 10' }),
  ).toBeVisible()

  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(markup)
  await page.getByRole('button', { name: 'Fill the form' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Small steps')
  await page.locator('.tabs-field__tab-button', { hasText: 'Vocabulary' }).click()
  await expect(page.getByText('perseverance · /ˌpɜːsɪˈvɪərəns/')).toBeVisible()
  const practice = page.getByRole('region', { name: 'Words to practise' })
  await expect(practice.getByText('Learners practise 1 word.')).toBeVisible()
  await practice.getByText('Words without a gap, and why').click()
  await expect(practice.getByText('There is no example sentence.')).toBeVisible()
  await page.locator('.tabs-field__tab-button', { hasText: 'Quiz' }).click()
  await expect(page.getByText('Which word means “to go on”?').first()).toBeVisible()
  await expect(page.getByText(/Status:\s*Draft/)).toBeVisible()

  await page.locator('.tabs-field__tab-button', { hasText: 'HTML lesson' }).click()
  await page.getByRole('button', { name: 'Copy as markup' }).click()
  await expect(page.getByText('Copied as standard markup.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Import from markup' }).click()
  await editor.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(copied)
  await page.getByRole('button', { name: 'Fill the form' }).click()
  await page.getByRole('button', { name: 'Copy as markup' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied)
  expect(copied).toContain('<word>perseverance</word>')
})

test('a duplicate takes the next free number', async ({ page, admin }) => {
  const { id: course } = await buildCourse(admin)
  const lesson = await buildLesson(admin, { title: 'The original', course })
  await buildLesson(admin, { title: 'Another', course })

  await page.goto(`/studio/collections/lessons/${lesson.id}`)
  await page.locator('.doc-controls__popup button').click()
  await page.locator('#action-duplicate').click()

  await expect(page).not.toHaveURL(new RegExp(`/lessons/${lesson.id}(\\?|$)`))
  await expect(page.getByLabel('Lesson number')).toHaveValue('3')
  await expect(page.getByLabel('Title')).toHaveValue('The original (copy)')
})

test('lessons are put in another order by keyboard and by mouse', async ({ page, admin }) => {
  const { id: course } = await buildCourse(admin)
  for (const title of ['First', 'Second', 'Third']) await buildLesson(admin, { title, course })
  await page.goto(`/studio/collections/courses/${course}`)
  await page.locator('.tabs-field__tab-button', { hasText: 'Lessons' }).click()
  const titles = page.locator('ol a[href*="/collections/lessons/"]')
  await expect(titles).toHaveText(['First', 'Second', 'Third'])

  await page.getByRole('button', { name: 'Move “Third” up' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('“Third” is now number 2 of 3.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('“Third” is now number 1 of 3.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Move “Third” up' })).toBeFocused()
  await page.getByRole('button', { name: 'Move “Third” down' }).press('Enter')
  await expect(page.getByText('“Third” is now number 2 of 3.')).toBeVisible()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Second' })
    .dragTo(page.getByRole('listitem').filter({ hasText: 'First' }))
  await expect(page.getByText('“Second” is now number 1 of 3.')).toBeVisible()

  await page.getByRole('button', { name: 'Add a lesson' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('If you leave this empty, it becomes lesson 4')).toBeVisible()
  // A drawer that was only opened has made no lesson.
  const { json } = await admin.send('GET', `/api/courses/${course}/lessons`)
  expect(json).toMatchObject([
    { title: 'Second', lessonNumber: 1 },
    { title: 'First', lessonNumber: 2 },
    { title: 'Third', lessonNumber: 3 },
  ])

  await drawer.locator('#field-title').fill('Fourth')
  await expect(drawer.locator('#field-lessonNumber')).toHaveValue('4')
  await drawer.getByRole('button', { name: 'Close' }).first().click()
  await expect(titles).toHaveText(['Second', 'First', 'Third', 'Fourth'])
})

test('the way back from a form leads to the list', async ({ page, admin }) => {
  const name = 'A course with a way back'
  await buildCourse(admin, { name })
  await page.goto('/studio/collections/courses?sort=-createdAt')
  const row = page.getByRole('link', { name })
  await row.click()
  await page.waitForURL(/\/courses\/\d+$/)
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeVisible()

  await page.goBack()

  await expect(row).toBeVisible()
})

test('a form that was opened and left is in no list', async ({ page, admin }) => {
  const before = await countDrafts(admin)

  await page.goto('/studio')
  await page.getByRole('link', { name: 'Write a lesson' }).click()
  await page.waitForURL(/\/lessons\/\d+$/)
  const blank = new URL(page.url()).pathname
  await expect(page.getByRole('heading', { name: 'Untitled' })).toBeVisible()
  await page.goto('/studio/collections/lessons')

  await expect(page.getByRole('link', { name: /^Mastering/ }).first()).toBeVisible()
  await expect(page.locator(`a[href="${blank}"]`)).toHaveCount(0)
  expect(await countDrafts(admin)).toBe(before)
})

test('a number that is taken is told in words, and saving waits', async ({
  pageWithErrors: editor,
  admin,
}) => {
  const { id: course } = await buildCourse(admin)
  await buildLesson(admin, { title: 'The first one', course })
  const second = await buildLesson(admin, { title: 'The second one', course, _status: 'draft' })
  await editor.goto(`/studio/collections/lessons/${second.id}`)

  await editor.getByLabel('Lesson number').fill('1')

  await expect(editor.getByText('Lesson 1 is “The first one”. Your changes are not')).toBeVisible()
  await expect(editor.getByText('The following field is invalid: Lesson number')).toBeVisible()
})

test('a lesson takes the next free number of the course that it is put into', async ({
  page,
  admin,
}) => {
  const { id: course } = await buildCourse(admin)
  const other = await buildCourse(admin, { name: 'The course beside it' })
  for (const title of ['One', 'Two']) await buildLesson(admin, { title, course: other.id })
  const lesson = await buildLesson(admin, { course, _status: 'draft' })
  await openEditor(page, lesson)
  const saved = page.waitForResponse(/autosave=true/)

  await page.locator('#field-course').getByRole('combobox').fill('The course beside')
  await page.getByText('The course beside it', { exact: true }).click()

  await expect(page.getByText('Lesson 1 is “One”. This one becomes lesson 3')).toBeVisible()
  expect((await saved).status()).toBe(200)
  await expect(page.getByLabel('Lesson number')).toHaveValue('3')
})

test('a new course gets its address from the whole name, when it is published', async ({
  pageWithErrors: editor,
}) => {
  await editor.goto('/studio/collections/courses/create')
  await editor.waitForURL(/\/courses\/\d+$/)
  await editor.getByLabel('Name').fill('Half a')
  await expect(editor.getByText('Last saved less than a minute ago')).toBeVisible()
  await editor.getByLabel('Name').fill('Half a name')
  await editor.getByLabel('Description').fill('For tests.')

  await editor.getByRole('button', { name: 'Publish changes' }).click()
  await expect(editor.getByText('The following field is invalid: Category')).toBeVisible()
  await editor.getByRole('radio', { name: 'Academic' }).check()
  await editor.getByRole('button', { name: 'Publish changes' }).click()

  await expect(editor.getByText(/Status:\s*Published/)).toBeVisible()
  await expect(editor.getByLabel('Address')).toHaveValue('half-a-name')
})

test('a course takes its icon by picture and its category by colour', async ({ page, admin }) => {
  const { id: course } = await buildCourse(admin)
  await page.goto(`/studio/collections/courses/${course}`)

  await page.getByRole('radio', { name: 'graduation cap' }).press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'headphones' })).toBeChecked()
  await page.getByRole('radio', { name: 'Academic' }).check()
  await page.locator('.tabs-field__tab-button', { hasText: 'For people who write code' }).click()
  await page.getByRole('textbox', { name: 'CSS' }).click()
  await page.keyboard.insertText('p { color: teal }')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText(/successfully/).first()).toBeVisible()

  const stored = await admin.send('GET', `/api/courses/${course}`)
  expect(stored.json).toMatchObject({
    icon: 'fa-headphones',
    category: 'Academic',
    cssContent: 'p { color: teal }',
  })
})

/** The smallest PNG: one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a picture is uploaded with words, drawn anew, and is shown in the lesson’s form', async ({
  page,
}) => {
  await page.goto('/studio/collections/media/create')
  await page.locator('input[type=file]').setInputFiles({
    name: 'Lake at dawn.PNG',
    mimeType: 'image/png',
    buffer: pixel,
  })
  await page.getByLabel('What the picture shows').fill('A lake at dawn')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/successfully/).first()).toBeVisible()

  await page.goto('/studio/collections/lessons/create')
  await page.locator('.tabs-field__tab-button', { hasText: 'Warm-up' }).click()
  await page.getByRole('button', { name: 'Choose or upload a picture' }).click()
  await page.getByRole('button', { name: /lake-at-dawn/ }).click()
  const picture = page.getByRole('img', { name: 'What you chose' })
  await expect(picture).toBeVisible()

  const address = await picture.getAttribute('src')
  expect(address).toMatch(/^\/media\/lake-at-dawn-[0-9a-f]{12}\.webp$/)
})

test('the list of lessons tells the course of each, of those out of sight too', async ({
  page,
}) => {
  await page.goto('/studio/collections/lessons')
  const courses = page.locator('td.cell-course')
  await expect(courses.first()).toBeVisible()
  await expect(courses.last()).not.toBeInViewport()

  await expect(courses.filter({ hasText: /^(No Course|Loading)/ })).toHaveCount(0)

  await expect(courses.filter({ hasText: 'Speak Fluently' }).first()).toBeAttached()
})
