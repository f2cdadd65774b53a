import type { Plugin } from 'vite'

const lazy = '\0later-undici'

/**
 * Payload has a fetch of its own for files that an editor names by their address. What it stands on
 * is a seventh of the server's code and takes a tenth of its start: it comes with the first such file.
 */
export const laterFetch = {
  name: 'later-fetch',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
  resolveId: {
    order: 'pre',
    handler: (id, importer = '') =>
      id === 'undici' && importer.endsWith('/payload/dist/uploads/safeFetch.js') ? lazy : null,
  },
  load: (id) => (id === lazy ? laterUndici : null),
} satisfies Plugin

/** As much of the package as Payload uses. */
export const laterUndici = `
export class Agent {
  constructor(options) { this.options = options }
}
const agents = new WeakMap()
export async function fetch(address, { dispatcher, ...init } = {}) {
  const undici = await import('undici')
  if (!(dispatcher instanceof Agent)) return undici.fetch(address, { ...init, dispatcher })
  let agent = agents.get(dispatcher)
  if (!agent) agents.set(dispatcher, agent = new undici.Agent(dispatcher.options))
  return undici.fetch(address, { ...init, dispatcher: agent })
}
`
