import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'

const root = resolve(import.meta.dirname, '../..')
const own = resolve(import.meta.dirname, 'build')

/** The studio only: Express answers everything else. */
export default withPayload({
  turbopack: {
    root,
    rules: {
      '**/@payloadcms/ui/dist/exports/client/index.js': {
        loaders: [
          {
            loader: resolve(own, 'keep-typing-loader.mjs'),
            // Named, so that another text of it is no answer of the build's cache.
            options: { changes: readFileSync(resolve(own, 'keep-typing.mjs'), 'utf8') },
          },
        ],
      },
    },
  },
  outputFileTracingRoot: root,
  typescript: { ignoreBuildErrors: true }, // `npm run check` checks all types
  poweredByHeader: false,
  devIndicators: false,
})
