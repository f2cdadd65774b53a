import type { Page } from '@playwright/test'
import { buildAdmin } from '../testing/build-admin.ts'
import { buildCourse, buildLesson, uniqueText } from '../testing/build-content.ts'
import { buildStudent } from '../testing/build-student.ts'
import { expectAccessible, expectNoOverflow } from './support/accessibility.ts'
import { expect, test } from './support/journey.ts'
import { signIn, signInAtDoor } from './support/sign-in.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

test('an assistant’s day: a lesson is uploaded, corrected, and published by the owner', async ({
  page,
  admin,
  visitor,
}) => {
  const course = await buildCourse(admin, { name: uniqueText('Course') })
  const title = uniqueText('Ordering')
  const account = await buildAdmin(admin, 'assistant')

  await page.goto('/admin/login')
  await signInAtDoor(page, account)
  await page.getByLabel('Target course').selectOption({ label: `${course.name} (Business)` })
  await page.getByLabel('HTML file', { exact: true }).setInputFiles({
    name: 'cafe.html',
    mimeType: 'text/html',
    buffer: Buffer.from(`<title>${title}</title><h1>Hello</h1>`),
  })
  await expect(page.getByText('kept as a draft until the owner publishes it')).toBeVisible()
  await page.getByRole('button', { name: 'Upload HTML Lesson' }).click()
  await expect(heading(page, 'Just uploaded')).toBeVisible()

  await page.goto('/studio')
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByLabel('Title')).toBeEnabled()
  await page.getByLabel('Title').fill(`${title}, corrected`)
  await expect(page.getByRole('button', { name: 'Save Draft' })).toBeEnabled()
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(page.getByText(/Status:\s*Draft/)).toBeVisible()
  await expect(page.getByRole('button', { name: /Publish/ })).toHaveCount(0)

  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  expect((await visitor.request.get(`/api/lessons/${id}`)).status()).toBe(404)
  // She has it open still, and the owner takes it over.
  await admin.studio('PATCH', `/lessons/${id}?overrideLock=true`, { _status: 'published' })
  expect((await visitor.request.get(`/api/lessons/${id}`)).status()).toBe(200)
})

test('what is the owner’s is neither offered nor shown', async ({ pageWithErrors, admin }) => {
  const page = pageWithErrors
  const { name } = await buildStudent(admin, { name: uniqueText('Ewa') })
  const course = await buildCourse(admin)
  const lesson = await buildLesson(admin, { course: course.id })
  await signIn(page, await buildAdmin(admin, 'assistant'))

  await page.goto('/studio')
  await expect(heading(page, 'Your desk')).toBeVisible()
  await expect(page.getByText(/Messages to answer|New from your students/)).toHaveCount(0)
  await expect(page.getByText(String(name))).toHaveCount(0)
  for (const path of ['collections/students', 'collections/contact-messages', 'globals/site']) {
    expect((await page.goto(`/studio/${path}`))?.status()).toBe(404)
  }
  await page.goto(`/studio/collections/lessons/${lesson.id}`)
  await expect(page.getByLabel('Title')).toBeEnabled()
  await expect(page.getByRole('button', { name: /Publish/ })).toHaveCount(0)

  await page.goto('/admin?tab=manage')
  await expect(page.getByRole('link', { name: `View ${lesson.title}` })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Course files' })).toHaveCount(0)
})

test.describe(() => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('her screens are for a phone too', async ({ pageWithErrors, admin }) => {
    const page = pageWithErrors
    await signIn(page, await buildAdmin(admin, 'assistant'))

    const answer = await page.goto('/admin/files')

    expect(answer?.status()).toBe(403)
    await expect(heading(page, 'This page is for the owner')).toBeVisible()
    await expectAccessible(page)
    await page.goto('/studio')
    await expect(heading(page, 'Your desk')).toBeVisible()
    await expectNoOverflow(page)
  })
})

test('a password is changed with the one that is known', async ({ pageWithErrors, admin }) => {
  const page = pageWithErrors
  const account = await buildAdmin(admin, 'assistant')
  await signIn(page, account)
  const newPassword = 'a-password-of-her-own'

  await page.goto('/studio/account')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await page.getByLabel('New Password').fill(newPassword)
  await page.getByLabel('Confirm Password').fill(newPassword)
  await page.getByLabel('Your own current password').fill('not-the-password')
  // The form passes over a press while it still asks the server about what was typed.
  const save = page.getByRole('button', { name: 'Save' })
  await expect(async () => {
    await save.click()
    const refusal = page.getByText('This is not the password that you signed in with.')
    await expect(refusal).toBeVisible({ timeout: 8_000 })
  }).toPass()
  await page.getByLabel('Your own current password').fill(account.password)
  await expect(async () => {
    await save.click()
    await expect(page.getByText('Updated successfully.')).toBeVisible({ timeout: 8_000 })
  }).toPass()
  await expect(page.getByLabel('Name', { exact: true })).toBeEnabled()

  await signIn(page, { username: account.username, password: newPassword })
})
