import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { speechModel } from './web/build/speech-model.ts'

/** What comes by itself is waited for, several times as long as on the slowest machine that we know. */
const expectation = { poll: { timeout: 60_000 } }

/** Limits that only end what hangs: on a machine that others use as well, all takes several times as long. */
const patient = { expect: expectation, testTimeout: 300_000, hookTimeout: 600_000 }

/** One busy moment of a shared machine is named at the end of `npm test`, and refuses nothing. */
const retry = process.env.CI ? 1 : 0

/**
 * Unit tests need nothing; component tests (`*.test.tsx`) draw parts of the site in a browser;
 * contract tests (`*.contract.test.ts`) speak HTTP to the site as its source stands, product tests
 * (`*.product.test.ts`) to the built product: its start and stop, its files, its studio. Those of
 * several processes (`*.replicas.test.ts`) have a configuration of their own.
 */
export default defineConfig({
  test: {
    silent: 'passed-only', // many tests provoke what is logged
    projects: [
      {
        test: {
          name: 'unit',
          retry,
          // Files share a worker, which loads what they test once: none replaces a module (vi.mock).
          isolate: false,
          ...patient,
          unstubEnvs: true,
          unstubGlobals: true,
          include: ['{cms,web,seed,scripts,testing,bench}/**/*.test.ts'],
          exclude: ['**/*.{contract,product,replicas}.test.ts', '**/node_modules/**'],
        },
      },
      {
        plugins: [react(), speechModel],
        // Next fills it in where it builds; Payload's parts of the studio bring Next with them.
        define: { 'process.env': '{}' },
        // One found while the tests run would load the page anew under them.
        optimizeDeps: {
          noDiscovery: true,
          include: [
            ...['react', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
            ...['react-dom', 'react-dom/client', 'react-dom/server', 'react-router-dom'],
            ...['clsx', 'fflate', 'parse5', 'pitchy', 'swr', 'ts-fsrs', 'uqr', 'zod'],
            ...['@payloadcms/ui', 'next/navigation'],
            'next/dist/shared/lib/app-router-context.shared-runtime',
            'vitest-browser-react',
          ],
        },
        test: {
          ...patient,
          testTimeout: 120_000, // what is looked for in a page is waited for until then
          name: 'component',
          retry,
          include: ['{web,cms/studio}/**/*.test.tsx'],
          setupFiles: ['testing/component/site-styles.ts', 'testing/component/empty-device.ts'],
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
        // React's production build, which the site runs with, knows no development JSX.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          ...patient,
          name: 'contract',
          retry,
          include: ['{cms,testing}/**/*.contract.test.ts'],
          globalSetup: 'testing/site/postgres-setup.ts',
          env: { NODE_ENV: 'production' },
          execArgv: ['./scripts/settle-lexical.mjs', './testing/site/quick-passwords.mjs'].map(
            (path) => `--import=${path}`,
          ),
          // A worker keeps its site from one file to the next.
          isolate: false,
          maxWorkers: Number(process.env.CONTRACT_WORKERS ?? 2),
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...patient,
          name: 'product',
          retry,
          include: ['{cms,testing,bench}/**/*.product.test.ts'],
          globalSetup: 'testing/product-setup.ts',
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
