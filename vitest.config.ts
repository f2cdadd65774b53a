import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/**
 * Unit tests need nothing; component tests (`*.test.tsx`) draw parts of the site in a browser;
 * contract tests (`*.contract.test.ts`) speak HTTP to the built product.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{cms,web,seed,scripts,testing}/**/*.test.ts'],
          exclude: ['**/*.contract.test.ts', '**/node_modules/**'],
        },
      },
      {
        plugins: [react()],
        // Found while the tests run, they would load the page anew under them.
        optimizeDeps: {
          include: [
            ...['react', 'react/jsx-dev-runtime', 'react-dom/client', 'react-router-dom'],
            'react-dom/server',
            ...['clsx', 'swr', 'zod', 'vitest-browser-react'],
          ],
        },
        test: {
          name: 'component',
          include: ['web/**/*.test.tsx'],
          setupFiles: ['testing/component/site-styles.ts'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                executablePath: process.env.BROWSER_PATH,
                args: [
                  '--no-sandbox',
                  '--disable-background-networking',
                  '--use-fake-device-for-media-stream',
                  '--use-fake-ui-for-media-stream',
                ],
              },
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1_280, height: 900 },
            screenshotFailures: false,
          },
        },
      },
      {
        test: {
          name: 'contract',
          include: ['{cms,testing}/**/*.contract.test.ts'],
          globalSetup: 'testing/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
