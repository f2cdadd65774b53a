/** Draws of each page its address alone, where a test is about what stands around the pages. */
export const plainPages = {
  canonicalPath: async (path: string) => path,
  render: async ({ url }: { url: string }) => ({
    status: 200,
    parts: [url],
    policy: '',
    inline: { styles: [], scripts: [] },
  }),
}
