import { defineConfig } from 'vitest/config'

/**
 * Contract tests that look into the process that answers, or run a part of the server in their own:
 * what it keeps, which statements it sends, what it would mail. `cms/server/cache`, `cms/backup` and
 * `cms/doctor` do so altogether. And two that expect another process to show a write at once, which
 * none promises (docs/growing.md), or that a balancer answers itself.
 */
const ofOneProcess = [
  'cms/api/counts/**',
  'cms/api/lessons/long-list.*',
  'cms/api/reader/**',
  'cms/content/collections/admins/account-mails.*',
  'cms/content/desk/desk-backups.*',
  'cms/content/sql/**',
  'cms/content/students/new-results.*',
  'cms/server/pages/statements-per-page.*',
  ...['required-second-step', 'storm', 'unwritten-sign-in'].map((name) => `cms/sign-in/${name}.*`),
  ...['cms/api/pages/free-times.*', 'cms/api/pages/own-site.*'],
  'cms/server/documents/full-address.*',
]

/**
 * On several processes behind a balancer (`npm run test:replicas`): the contract tests that speak
 * HTTP alone, as those of one process run them, and what is promised of several. The others hear of
 * a write within moments: a test whose reader was sent there sooner is tried again (decision 214).
 */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    silent: 'passed-only',
    include: [
      'cms/{api,archive,content,sign-in}/**/*.contract.test.ts',
      'cms/server/{documents,pages,sharing,studio}/*.contract.test.ts',
      'cms/server/{same-origin,security-headers}.contract.test.ts',
      'testing/{canaries,roles}.contract.test.ts',
      'testing/replicas/*.replicas.test.ts',
    ],
    exclude: ofOneProcess,
    retry: 2,
    globalSetup: 'testing/replicas/replicas-setup.ts',
    env: { NODE_ENV: 'production', REPLICAS: '3' },
    execArgv: ['--import=./scripts/settle-lexical.mjs'],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
