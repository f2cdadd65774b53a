import type { Plugin } from 'vite'

interface Unused {
  name: string
  /** Who asks for it. */
  importer: RegExp
  /** What stands in its place. */
  code: string
}

const prefix = '\0never-needed:'

/**
 * Packages that others load at the start, and of which the built site never runs anything: what asks
 * a person at a terminal, what follows changes of code in development or writes its log for people,
 * alphabets in which no form is taken, what reads styles, which no text of the studio may have
 * (`cms/api/rich-text.ts`).
 */
export const unused: readonly Unused[] = [
  {
    name: 'prompts',
    importer: /\/@payloadcms\/drizzle\/dist\//,
    code: `export default async (...asked) => (await import('prompts')).default(...asked)`,
  },
  {
    name: 'ws',
    importer: /\/payload\/dist\/index\.js$/,
    code: `export default class { constructor() { throw new Error('In development alone.') } }`,
  },
  {
    // The built site writes its log as JSON (`cms/log/log.ts`).
    name: 'pino-pretty',
    importer: /\/payload\/dist\/utilities\/logger\.js$|\/cms\/log\/log\.ts$/,
    code: 'export const build = () => process.stdout',
  },
  {
    // Those of Asia: `body-parser` takes forms in UTF-8 and in that of Western Europe.
    name: './dbcs-data',
    importer: /\/iconv-lite\/encodings\/index\.js$/,
    code: 'module.exports = {}',
  },
  {
    name: 'postcss',
    importer: /\/sanitize-html\/index\.js$/,
    code: `export const parse = () => { throw new Error('No text has styles.') }`,
  },
]

export const neverNeeded = {
  name: 'never-needed',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
  resolveId: {
    order: 'pre',
    handler: (id, from = '') =>
      unused.some(({ name, importer }) => id === name && importer.test(from)) ? prefix + id : null,
  },
  load: (id) => unused.find(({ name }) => id === prefix + name)?.code ?? null,
  transform: {
    filter: { id: /\/pg\/lib\/stream\.js$/ },
    handler: withoutCloudflare,
  },
} satisfies Plugin

/**
 * The driver asks where it runs, in a way that has Node 20 load its whole `fetch`: a twentieth of the
 * start.
 */
export function withoutCloudflare(code: string): string {
  return code.replace('function isCloudflareRuntime() {', '$&\n  return false')
}
