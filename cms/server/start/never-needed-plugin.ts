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
 * a person at a terminal, what follows changes of code in development, what reads styles, which no
 * text of the studio may have (`cms/api/rich-text.ts`).
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
} satisfies Plugin
