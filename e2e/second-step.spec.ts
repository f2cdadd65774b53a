import { loginMessages } from '../cms/contract/admin.ts'
import { appCode } from '../testing/app-code.ts'
import { buildAdmin } from '../testing/build-admin.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/journey.ts'
import { secondStep } from './support/second-step.ts'
import { signIn, signInAtDoor } from './support/sign-in.ts'

test('a second step is turned on, and asked for at the next sign-in', async ({
  pageWithErrors: page,
  admin,
}) => {
  const account = await buildAdmin(admin, 'assistant')
  await signIn(page, account)
  await page.goto('/studio/account')
  const { section, press, begin } = secondStep(page)

  const key = await begin(account.password)
  await expectAccessible(page, { include: '[aria-labelledby=account-second-step]' })
  await page.route('**/api/admin/safety', (route) => route.abort())
  await section.getByLabel('The six digits').fill(appCode(key))
  await press('Turn on')

  await expect(section.getByText('The second step is on.')).toBeVisible()
  await expect(section.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page, { include: '[aria-labelledby=account-second-step]' })
  await press('I have kept them')
  await expect(page.getByText('Your security settings could not be loaded')).toBeVisible()
  await expect(section).toBeVisible()

  await page.request.post('/api/admin/logout')
  await page.goto('/admin/login')
  await signInAtDoor(page, account)
  const code = page.getByLabel('Code')
  await expect(code).toBeFocused()
  await code.fill('000000')
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription(loginMessages.codeWrong)
  // That of the next half minute counts already, and the one from before is used up.
  await code.fill(appCode(key, 1))
  await code.press('Enter')

  await expect(page).toHaveURL(/\/admin$/)
})
