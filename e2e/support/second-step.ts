import type { Locator, Page } from '@playwright/test'
import { ownPasswordLabel } from '../../cms/contract/account.ts'

/** The part of the account page that turns the second step on and off. */
export function secondStep(page: Page) {
  const section = page.getByRole('region', { name: 'A second step when you sign in' })
  const press = (name: string) => section.getByRole('button', { name, exact: true }).click()
  return {
    section,
    press,
    /** Begins to turn it on; gives the key that her app would keep. */
    async begin(password: string): Promise<string> {
      await press('Turn on')
      await ownPassword(section).fill(password)
      await press('Next')
      return (await section.locator('code').textContent()) ?? ''
    },
    async turnOff(password: string): Promise<void> {
      await press('Turn off')
      await ownPassword(section).fill(password)
      await press('Turn off')
    },
  }
}

const ownPassword = (section: Locator) => section.getByLabel(ownPasswordLabel)
