import type { Payload } from 'payload'
import type { PageInput, PageOutput } from '../../../web/entry-server.tsx'
import { maskedAddress } from '../../log/masked-address.ts'

/** Renders the React site, from the build or through Vite in development. */
export interface PageRenderer {
  render(input: Omit<PageInput, 'assets'>): Promise<PageOutput>
  /** The one way to write the path of a page; any other path comes back as it is. */
  canonicalPath(path: string): Promise<string>
}

/** A page that lacks an answer shows what it can; what was missing stands in the log. */
export const withLoggedReads = (
  renderer: PageRenderer,
  logger: Payload['logger'],
): PageRenderer => ({
  ...renderer,
  render: (input) =>
    renderer.render({
      ...input,
      read: (path) =>
        input.read(path).catch((error: unknown) => {
          logger.error({ err: error, address: maskedAddress(path) }, 'A page lacks an answer')
          throw error
        }),
    }),
})
