import { z } from 'zod'
import { buildCourse, buildLesson } from '../testing/build-content.ts'
import type { ContractClient } from '../testing/contract-client.ts'
import { queryDatabase } from '../testing/databases.ts'
import { expect, openEditor, test } from './support/studio.ts'

/** A lesson in a course of its own. */
async function newLesson(admin: ContractClient, fields: object) {
  const course = await buildCourse(admin)
  const vocabulary = [{ word: 'draft', definition: 'a first try' }]
  return buildLesson(admin, { course: course.id, vocabulary, ...fields })
}

test('a draft link is made in the studio, opens the draft, and ends when it is revoked', async ({
  page,
  visitor: reader,
  admin,
}) => {
  const lesson = await newLesson(admin, { title: 'For Ana’s eyes', _status: 'draft' })
  await openEditor(page, lesson)
  await page.getByRole('button', { name: 'Draft link' }).click()
  await page.getByLabel('Who it is for').fill('Ana')
  await page.getByRole('button', { name: 'Make and copy link' }).click()
  const address = await page.getByLabel('Address for Ana').inputValue()

  await reader.goto(address)

  await expect(reader.getByRole('heading', { level: 1, name: 'For Ana’s eyes' })).toBeVisible()
  await expect(reader.getByText('Shown to you before it is published')).toBeVisible()
  await reader.getByRole('tab', { name: 'Vocabulary' }).click()
  await expect(reader.getByText('a first try')).toBeVisible()

  await page.getByRole('button', { name: 'Revoke the link for Ana' }).click()
  await expect(page.getByText(/^Revoked on/)).toBeVisible()
  await reader.goto(address)
  await expect(reader.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('making a link leaves what is published as it is', async ({ page, visitor, admin }) => {
  const lesson = await newLesson(admin, { title: 'Already out' })
  await openEditor(page, lesson)
  await page.getByLabel('Title').fill('Soon to come')
  await expect(page.getByText(/Status:\s*Changed/)).toBeVisible()
  await page.getByRole('button', { name: 'Draft link' }).click()
  await page.getByLabel('Who it is for').fill('Ben')

  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Address for Ben')).toBeVisible()
  await page.reload()

  await expect(page.getByText(/Status:\s*Changed/)).toBeVisible()
  const answer = await visitor.request.get(`/api/lessons/${lesson.id}`)
  expect(await answer.json()).toMatchObject({ title: 'Already out' })
})

test('a lesson without a course gets no link until one is chosen', async ({ page, admin }) => {
  const fields = { title: 'Nowhere yet', course: null, _status: 'draft' }
  const lesson = await buildLesson(admin, fields)
  await openEditor(page, lesson)
  await page.getByRole('button', { name: 'Draft link' }).click()
  await expect(page.getByText('This lesson has no course yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make and copy link' })).toBeHidden()

  await page.getByRole('button', { name: 'Choose a course' }).click()
  await expect(page.locator('#field-course').getByRole('combobox')).toBeFocused()
  const saved = page.waitForResponse(
    (response) => response.url().includes('autosave=true') && response.ok(),
  )
  await page.keyboard.type('Speak Fl')
  await page.getByRole('option', { name: 'Speak Fluently' }).click()
  await saved
  await page.getByRole('button', { name: 'Draft link' }).click()
  await page.getByLabel('Who it is for').fill('Cleo')
  await page.getByRole('button', { name: 'Make and copy link' }).click()

  await expect(page.getByLabel('Address for Cleo')).toHaveValue(/\/draft\//)
})

const DraftLinkMade = z.object({ doc: z.object({ id: z.number(), address: z.string() }) })

test('a link that has expired, and one that was forged, open nothing', async ({
  visitor: reader,
  admin,
  product,
}) => {
  const lesson = await newLesson(admin, { title: 'Too late', _status: 'draft' })
  const { json } = await admin.studio('POST', '/draft-links?depth=0', {
    document: { relationTo: 'lessons', value: lesson.id },
    expiresAt: new Date(Date.now() + 60_000).toISOString(),
  })
  const { doc } = DraftLinkMade.parse(json)

  await reader.goto(`${doc.address.slice(0, -3)}abc`)
  await expect(reader.getByRole('heading', { name: 'This link does not work' })).toBeVisible()

  await queryDatabase(
    product.dataDir,
    `update draft_links set expires_at = now() - interval '1 second' where id = ${doc.id}`,
  )
  await reader.goto(doc.address)
  await expect(reader.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(reader.getByText('Too late')).toBeHidden()
})
