import { secondStepMessages } from '../cms/contract/account.ts'
import { appCode } from '../testing/app-code.ts'
import { buildAdmin } from '../testing/build-admin.ts'
import { signedIn } from '../testing/contract-client.ts'
import { startProduct } from '../testing/running-product.ts'
import { seededData } from '../testing/seeded-data.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test as journey } from './support/journey.ts'
import { secondStep } from './support/second-step.ts'
import { signInAtDoor } from './support/sign-in.ts'

interface Asking {
  url: string
  /** An assistant from before it asked. */
  account: Awaited<ReturnType<typeof buildAdmin>>
}

/** A site of its own, which has been told to ask everybody for a second step. */
const test = journey.extend<{ asking: Asking }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands a destructured argument
  asking: async ({}, use) => {
    const dataDir = await seededData()
    const before = await startProduct({ dataDir })
    const account = await buildAdmin(await signedIn(before.url), 'assistant')
    await before.stop()
    const product = await startProduct({ dataDir, env: { REQUIRE_SECOND_STEP: 'true' } })
    await use({ url: product.url, account })
    await product.remove()
  },
})

test('an assistant of a site that asks for a second step sets one up and goes to work', async ({
  pageWithErrors: page,
  asking: { url, account },
}) => {
  await page.goto(`${url}/admin?tab=manage`)
  await signInAtDoor(page, account)
  await expect(page).toHaveURL(`${url}/studio/account`)
  await expect(page.getByText(secondStepMessages.lacking)).toBeVisible()
  await page.goto(`${url}/studio/collections/lessons`)
  await expect(page).toHaveURL(`${url}/studio/account`)
  const { section, press, begin, turnOff } = secondStep(page)
  const key = await begin(account.password)
  await section.getByLabel('The six digits').fill(appCode(key))
  await press('Turn on')
  await press('I have kept them')

  await expect(page.getByText(secondStepMessages.lacking)).toHaveCount(0)
  await turnOff(account.password)
  await expect(page.getByText(secondStepMessages.last)).toBeVisible()
  await expectAccessible(page, { include: '[aria-labelledby=account-second-step]' })
  await page.goto(`${url}/admin?tab=manage`)
  await expect(page.getByRole('tab', { name: 'Manage Lessons' })).toBeVisible()
  await page.goto(`${url}/studio/collections/lessons`)
  await expect(page.getByRole('heading', { level: 1, name: 'Lessons' })).toBeVisible()
})
