import type { Page } from '@playwright/test'
import { buildExercise } from '../testing/build-content.ts'
import { buildCode, buildStudent, linkOf, openLink } from '../testing/build-student.ts'
import { contractClient } from '../testing/contract-client.ts'
import { expect, test } from './support/studio.ts'

// A student, of whom there are no drafts: her form is saved by hand alone.

const words = 'This student has been saved elsewhere'
const note = 'Note for yourself'

const told = (page: Page) => page.getByRole('alert').filter({ hasText: words })

async function openStudent(page: Page, { id }: { id: number }) {
  await page.goto(`/studio/collections/students/${id}`)
  await expect(page.getByLabel(note)).toBeEnabled()
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

const stored = (page: Page) => expect(page.getByText('Updated successfully').first()).toBeVisible()

test('of two tabs that were typed in, the later is told, keeps its words and saves them when she says so', async ({
  pageWithErrors: old,
  page: other,
  admin,
}) => {
  const student = await buildStudent(admin)
  await openStudent(old, student)
  await openStudent(other, student)
  await old.getByLabel(note).fill('Typed in the old tab')
  await other.getByLabel(note).fill('Typed in the other tab')
  await save(other)
  await stored(other)

  await save(old)

  await expect(told(old)).toBeVisible()
  await expect(old.getByLabel(note)).toHaveValue('Typed in the old tab')
  await old.getByRole('button', { name: 'Save mine all the same' }).click()
  await stored(old)
  await expect(told(old)).toHaveCount(0)
  const { json } = await admin.studio('GET', `/students/${student.id}`)
  expect(json).toMatchObject({ note: 'Typed in the old tab' })
})

test('an old tab takes every letter, and the newer one can be loaded', async ({
  pageWithErrors: old,
  page: other,
  admin,
}) => {
  const student = await buildStudent(admin)
  await openStudent(old, student)
  await openStudent(other, student)
  await other.getByLabel(note).fill('Typed in the other tab')
  await save(other)
  await stored(other)
  const asked = old.waitForResponse((answer) => answer.request().method() === 'POST')
  await old.getByLabel(note).fill('Typed in the old tab')
  await asked

  await expect(old.getByRole('button', { name: 'Reload document' })).toHaveCount(0)
  await save(old)
  await expect(told(old)).toBeVisible()
  await old.getByRole('button', { name: 'Load the newer one' }).click()

  await expect(old.getByLabel(note)).toHaveValue('Typed in the other tab')
  await old.getByLabel(note).fill('Typed after the newer one')
  await save(old)
  await stored(old)
})

test('what a code opens and what is given to her while her form is open stays hers', async ({
  page,
  admin,
}) => {
  const student = await buildStudent(admin)
  const learner = contractClient(admin.url)
  await openLink(learner, await linkOf(admin, student.id))
  const { code } = await buildCode(admin, { grants: [{ scope: 'all' }] })
  await openStudent(page, student)
  await page.getByLabel(note).fill('Typed before')
  await learner.send('POST', '/api/student/code', { code })
  const made = await buildExercise(admin, { student: student.id })

  await save(page)
  await stored(page)
  await page.getByLabel(note).fill('Typed on')
  await save(page)

  await expect
    .poll(async () => (await admin.studio('GET', `/students/${student.id}?depth=0`)).json)
    .toMatchObject({ note: 'Typed on', exercises: [made.id], grants: [{ scope: 'all' }] })
  await expect(told(page)).toHaveCount(0)
})
