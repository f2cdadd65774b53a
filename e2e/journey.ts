import { test as base, expect } from '@playwright/test'

export { expect }

/** Tests with the product's address; a page that logs an error or breaks a policy fails its test. */
export const test = base.extend<{ failOnErrors: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands a destructured argument
  baseURL: async ({}, use) => use(process.env.PRODUCT_URL),
  failOnErrors: [
    async ({ page }, use) => {
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text())
      })
      await use(undefined)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})
