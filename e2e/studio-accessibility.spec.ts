import { expectAccessible } from './accessibility.ts'
import { expect, test } from './studio.ts'

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
