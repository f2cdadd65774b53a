import { writeFile } from 'node:fs/promises'
import { buildCourse, buildLesson, uniqueText } from '../testing/build-content.ts'
import { testAdmin } from '../testing/running-product.ts'
import { dropFile, isKept } from './support/drop-file.ts'
import { openHeld } from './support/held-script.ts'
import { expect, test } from './support/journey.ts'
import { signIn, signInAtDoor } from './support/sign-in.ts'

const markup = '<lesson-title>Written early</lesson-title>'

test('a sign-in that is sent before the script runs is a POST and leads on', async ({ page }) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await openHeld(page, '/admin/login?returnTo=%2Fadmin%2Ffiles')

  await signInAtDoor(page)

  await expect(page).toHaveURL('/admin/files', { timeout: 15_000 })
  expect(addresses.filter((address) => address.includes(testAdmin.password))).toEqual([])
})

test('what is typed at the door before the script runs stays, and is sent by it', async ({
  page,
}) => {
  const release = await openHeld(page, '/admin/login')
  await page.getByLabel('Username').fill(testAdmin.username)
  await page.getByLabel('Password', { exact: true }).fill(testAdmin.password)
  await page.getByRole('button', { name: 'Show password' }).click()

  await release()

  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await expect(page.getByLabel('Username')).toHaveValue(testAdmin.username)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(testAdmin.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/admin')
})

test.describe('the tutor', () => {
  test.use({ isTutor: true })

  test('a chosen course and file are kept, and are uploaded', async ({ page, admin }) => {
    const course = await buildCourse(admin, { name: uniqueText('Course') })
    const release = await openHeld(page, '/admin')
    await page.getByLabel('Target course').selectOption(String(course.id))
    await page.getByLabel('HTML file').setInputFiles({
      name: 'early.html',
      mimeType: 'text/html',
      buffer: Buffer.from('<title>Early page</title><h1>Early page</h1>'),
    })

    await release()

    await expect(page.getByRole('button', { name: 'Remove early.html' })).toBeVisible()
    await expect(page.getByLabel('Target course')).toHaveValue(String(course.id))
    await page.getByRole('button', { name: 'Upload HTML Lesson' }).click()
    await expect(page.getByText('HTML lesson uploaded successfully')).toBeVisible()
  })

  test('a file that is dropped before the script is kept, and is uploaded', async ({
    page,
    admin,
  }, info) => {
    const course = await buildCourse(admin, { name: uniqueText('Course') })
    const file = info.outputPath('dropped.html')
    await writeFile(file, '<title>Dropped early</title><h1>Dropped early</h1>')
    const release = await openHeld(page, '/admin')
    await page.getByLabel('Target course').selectOption(String(course.id))
    await dropFile(page.getByText(/^One or more files that end in/), file)

    await release()

    await expect(page.getByRole('button', { name: 'Remove dropped.html' })).toBeVisible()
    await page.getByRole('button', { name: 'Upload HTML Lesson' }).click()
    await expect(page.getByText('HTML lesson uploaded successfully')).toBeVisible()
  })

  test('a file that is dropped beside the field leaves the page, early and late', async ({
    page,
  }, info) => {
    const file = info.outputPath('beside.html')
    await writeFile(file, '<title>Beside</title>')
    const release = await openHeld(page, '/admin')
    await page.getByLabel(/^For one student/).check()
    const beside = page.getByRole('heading', { level: 1 })
    const early = await isKept(beside, file)
    await release()
    const late = await isKept(beside, file)

    expect([early, late]).toEqual([true, true])
    await expect(page.getByLabel(/^For one student/)).toBeChecked()
    await expect(page).toHaveURL('/admin')
  })

  test('whom a page is for is kept, and a press of its button is answered', async ({ page }) => {
    const release = await openHeld(page, '/admin')
    await page.getByLabel(/^For one student/).check()
    await page.getByRole('button', { name: 'Upload HTML Lesson' }).click()

    await release()

    await expect(page).toHaveURL('/admin')
    await expect(page.getByLabel(/^For one student/)).toBeChecked()
    await expect(page.getByText('Please select a student and HTML file.')).toBeVisible()
  })

  test('a tab is opened by plain HTML, and its search finds what was typed', async ({
    page,
    admin,
  }) => {
    const course = await buildCourse(admin, { name: uniqueText('Course') })
    const release = await openHeld(page, '/admin')
    await page.getByRole('tab', { name: 'Manage Lessons' }).click()
    await page.getByLabel('Search courses and lessons').fill(String(course.name))

    await release()

    const found = page.getByRole('tabpanel', { name: 'Manage Lessons' }).getByRole('heading')
    await expect(found).toHaveText([String(course.name)])
    await expect(page.getByLabel('Search courses and lessons')).toHaveValue(String(course.name))
  })

  test('a lesson is deleted by a press before the script', async ({ page, admin }) => {
    const course = await buildCourse(admin, { name: uniqueText('Course') })
    await buildLesson(admin, { course: course.id, title: 'Pressed early' })
    const release = await openHeld(page, '/admin?tab=manage')
    await page.getByRole('button', { name: 'Delete Pressed early' }).click()

    await release()

    await expect(page.getByRole('button', { name: 'Delete Pressed early' })).toHaveCount(0)
  })

  test('words are read by a press before the script', async ({ page }) => {
    const release = await openHeld(page, '/admin?tab=exercise')
    await page.getByLabel('Paste words').fill('deadline – scadenza')
    await page.getByRole('button', { name: 'Read the words' }).click()

    await release()

    await expect(page.getByLabel('Translation of row 1')).toHaveValue('scadenza')
  })

  test('an exercise that is sent before the script keeps its words', async ({ page }) => {
    const release = await openHeld(page, '/admin?tab=exercise')
    await page.getByLabel('Paste words').fill('deadline – scadenza')
    await page.getByRole('button', { name: 'Publish and copy the link' }).click()

    await release()

    await expect(page).toHaveURL('/admin?tab=exercise')
    await expect(page.getByText('Some lines have not been read yet.')).toBeVisible()
    await expect(page.getByLabel('Paste words')).toHaveValue('deadline – scadenza')
  })

  test('markup is written once the script knows what is kept; a choice stays', async ({
    page,
    admin,
  }) => {
    const course = await buildCourse(admin, { name: uniqueText('Course') })
    const release = await openHeld(page, '/admin/dashboard?tab=create')
    await page.getByLabel('Target course').selectOption(String(course.id))
    await expect(page.getByLabel('Lesson HTML')).not.toBeEditable()
    await page.getByRole('button', { name: 'Create Lesson' }).click()

    await release()

    await expect(page.getByText('Please enter HTML content for the lesson').first()).toBeVisible()
    await page.getByLabel('Lesson HTML').fill(markup)
    await page.getByRole('button', { name: 'Create Lesson' }).click()
    await expect(page.getByText('Lesson created successfully')).toBeVisible()
    const { json } = await admin.send('GET', `/api/courses/${course.id}/lessons`)
    expect(json).toMatchObject([{ title: 'Written early' }])
  })

  test('a lesson is moved by a choice before the script', async ({ page, admin }) => {
    const from = await buildCourse(admin, { name: uniqueText('From') })
    const to = await buildCourse(admin, { name: uniqueText('To') })
    const title = uniqueText('Moved early')
    await buildLesson(admin, { course: from.id, title })
    const release = await openHeld(page, '/admin/dashboard?tab=manage')
    await page.getByLabel(`Move to course: ${title}`).selectOption(String(to.id))

    await release()

    await expect(page.getByText('Lesson moved successfully')).toBeVisible()
  })

  test('a course and a tab are chosen before the script', async ({ page, admin }) => {
    const course = await buildCourse(admin, { name: uniqueText('Course') })
    const choose = await openHeld(page, '/admin/files')
    await page.getByLabel('Course', { exact: true }).selectOption(String(course.id))
    await choose()
    await expect(page).toHaveURL(`/admin/files?course=${course.id}`)
    const release = await openHeld(page, `/admin/files?course=${course.id}`)
    await page.getByRole('tab', { name: 'Upload Lessons (HTML)' }).click()

    await release()

    await expect(page.getByRole('tabpanel', { name: 'Upload Lessons (HTML)' })).toBeVisible()
    await expect(page.getByLabel('Lesson HTML')).toBeEditable()
  })
})

test('a sign-out that is pressed before the script runs ends the session', async ({ page }) => {
  await signIn(page)
  const release = await openHeld(page, '/admin')
  await page.getByRole('button', { name: 'Sign out' }).click()

  await release()

  await expect(page).toHaveURL('/admin/login?returnTo=%2Fadmin')
})
