import { defineConfig } from '@playwright/test'

/** Journeys in a real browser on the built product; `npm test` finds the browser. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  // Limits that a machine several times slower keeps; what is well takes seconds.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // Each worker has a product and a database of its own.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // One busy moment of a shared machine is reported as flaky and refuses nothing.
  retries: process.env.CI ? 1 : 0,
  reporter: [
    ['list'],
    ['./e2e/support/slowest-tests.ts'],
    ['json', { outputFile: 'test-results/browser.json' }],
  ],
  globalSetup: './e2e/support/prepare.ts',
  use: {
    launchOptions: {
      executablePath: process.env.BROWSER_PATH,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
})
