import type { Payload } from 'payload'
import type { PageInput, PageOutput } from '../../../web/entry-server.tsx'
import { maskedAddress } from '../../log/masked-address.ts'
import { withInline } from './inline-policy.ts'

/** Renders the React site, from the build or through Vite in development. */
export interface PageRenderer {
  render(input: Omit<PageInput, 'assets'>): Promise<PageOutput>
  /** The one way to write the path of a page; any other path comes back as it is. */
  canonicalPath(path: string): Promise<string>
}

export interface RenderedPage extends PageOutput {
  /** The policy that this page is sent with. */
  policy: string
}

/** Renders pages together with the policy of each: the site's own, and what stands in the page. */
export interface PolicedRenderer extends PageRenderer {
  render(input: Omit<PageInput, 'assets'>): Promise<RenderedPage>
}

export const withPolicy = (renderer: PageRenderer, policy: string): PolicedRenderer => ({
  ...renderer,
  async render(input) {
    const page = await renderer.render(input)
    return { ...page, policy: withInline(policy, page.inline) }
  },
})

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
