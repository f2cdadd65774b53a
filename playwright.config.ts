import { defineConfig } from '@playwright/test'

/** Journeys in a real browser on the built product; `npm test` finds the browser. */
export default defineConfig({
  testDir: 'e2e',
  timeout: 60_000,
  workers: 1,
  forbidOnly: true,
  // One busy moment of a shared machine is reported as flaky and refuses nothing.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  globalSetup: './e2e/start-product.ts',
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
    trace: 'retain-on-failure',
  },
})
