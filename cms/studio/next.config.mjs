import { resolve } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'

const root = resolve(import.meta.dirname, '../..')

/** The studio only: Express answers everything else. */
export default withPayload({
  turbopack: { root },
  outputFileTracingRoot: root,
  typescript: { ignoreBuildErrors: true }, // `npm run check` checks all types
  poweredByHeader: false,
  devIndicators: false,
  experimental: {
    // What is asked while the line is gone is asked again when it is back, and the page stays.
    useOffline: true,
    // A form asks about all of its values: as much as the studio takes of one (body-limit.ts).
    serverActions: { bodySizeLimit: '24mb' },
  },
})
