import { defineConfig } from 'vitest/config'

/**
 * On several processes behind a balancer (`npm run test:replicas`). Of the contract tests those of
 * courses alone: many others look into the process that answers, or expect a write to be read at once
 * by whichever answers next.
 */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    silent: 'passed-only',
    include: ['cms/api/courses/*.contract.test.ts', 'testing/replicas/*.replicas.test.ts'],
    globalSetup: 'testing/replicas/replicas-setup.ts',
    env: { NODE_ENV: 'production', REPLICAS: '3' },
    execArgv: ['--import=./scripts/settle-lexical.mjs'],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
