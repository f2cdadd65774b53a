import { defineConfig } from 'vitest/config'

/** Unit tests need nothing; contract tests (`*.contract.test.ts`) speak HTTP to the built product. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{cms,web,seed,scripts,testing}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.contract.test.ts', '**/node_modules/**'],
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
