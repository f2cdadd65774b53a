import type { PageInput, PageOutput } from '../../../web/entry-server.tsx'

/** Renders the React site, from the build or through Vite in development. */
export interface PageRenderer {
  render(input: Omit<PageInput, 'assets'>): Promise<PageOutput>
  /** The one way to write the path of a page; any other path comes back as it is. */
  canonicalPath(path: string): Promise<string>
}
