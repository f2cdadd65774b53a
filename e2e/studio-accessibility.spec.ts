import { buildAdmin } from '../testing/build-admin.ts'
import { buildExercise } from '../testing/build-content.ts'
import { buildStudent, linkOf } from '../testing/build-student.ts'
import { expectAccessible } from './support/accessibility.ts'
import { contrastOfEdge } from './support/contrast.ts'
import { signIn } from './support/sign-in.ts'
import { expect, test } from './support/studio.ts'

const list = (slug: string) => `/studio/collections/${slug}`

const lists = ['courses', 'lessons', 'exercises', 'students', 'media', 'faq-items', 'admins']

const forms = [
  ...['lessons/12', 'courses/1', 'exercises/create', 'students/create', 'access-codes/create'],
  ...['homework/create', 'media/create', 'faq-items/create', 'admins/create'],
].map(list)

const texts = ['site', 'home-page', 'about-page', 'offers', 'free-times', 'privacy-policy'].map(
  (slug) => `/studio/globals/${slug}`,
)

for (const path of [...lists.map(list), ...forms, ...texts, '/studio/account']) {
  test(`axe finds nothing in the studio at ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what is written in, ticked or chosen has an edge, in the ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(list('lessons/12'))
    const edges = ['#field-title', '.checkbox-input__input', '.rs__control']
    for (const edge of edges) {
      expect(await contrastOfEdge(page.locator(edge).first()), edge).toBeGreaterThan(3)
    }

    await page.goto('/studio/account')

    const choice = page.locator('.radio-input__styled-radio').first()
    expect(await contrastOfEdge(choice)).toBeGreaterThan(3)
  })
}

test('a list in which somebody else edits says so, and axe finds nothing in it', async ({
  page,
  visitor: colleague,
  admin,
}) => {
  const exercise = await buildExercise(admin, { title: 'Words of two' })
  await signIn(colleague, await buildAdmin(admin))
  await colleague.goto(`${list('exercises')}/${exercise.id}`)
  const saved = colleague.waitForResponse((answer) => answer.url().includes('autosave=true'))
  await colleague.getByLabel('Title').fill('Words of the colleague')
  await saved

  await page.goto(list('exercises'))

  const row = page.getByRole('row', { name: 'Words of the colleague' })
  const lock = row.getByRole('img', { name: 'Locked: Another admin is editing' })
  await expect(lock).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 1_440, height: 900 })
  await row.getByRole('link').first().focus()
  await page.keyboard.press('Shift+Tab')
  await expect(lock).toBeFocused()
  await expect(row.getByText('Another admin is editing').last()).toBeVisible()
})

test('axe finds nothing in the form of a student who has a link', async ({ page, admin }) => {
  const student = await buildStudent(admin, { endsAt: '2030-05-01T12:00:00.000Z' })
  await linkOf(admin, student.id)

  await page.goto(`${list('students')}/${student.id}`)

  await expect(page.getByRole('button', { name: 'Clear Link works until' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clear Link made' })).toBeHidden()
  await expectAccessible(page)
})
