import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { fingerprint, isStamped } from './fingerprint.mjs'
import { runStep } from './run-step.mjs'

const site = {
  sources: ['cms', 'web', 'seed', 'payload.config.ts', 'vite.config.ts', 'package-lock.json'],
  stamp: 'dist/.built',
}
/** What the studio is built of: the studio's code, and what `payload.config.ts` draws in. */
const studio = {
  sources: [
    ...['cms/studio', 'cms/content', 'cms/contract', 'cms/environment', 'cms/lesson-formats'],
    ...['payload.config.ts', 'package-lock.json'],
  ],
  stamp: 'cms/studio/.next/.built',
}

/** Builds what has changed since the last build: the browser's and the server's code, the studio. */
export async function ensureBuilt() {
  const env = { NODE_ENV: 'production' }
  const siteNow = fingerprint(site.sources)
  if (!isStamped(site.stamp, siteNow)) {
    rmSync('dist', { recursive: true, force: true })
    await runStep('Building the site', 'npx', ['vite', 'build'], env)
    compressAssets('dist/browser')
    await runStep('Building the server', 'npx', ['vite', 'build', '--ssr'], env)
    writeFileSync(site.stamp, siteNow)
  }
  const studioNow = fingerprint(studio.sources)
  if (!isStamped(studio.stamp, studioNow)) {
    await runStep('Building the studio', 'npx', ['next', 'build', 'cms/studio'], {
      ...env,
      NEXT_TELEMETRY_DISABLED: '1',
    })
    mkdirSync('cms/studio/.next', { recursive: true })
    writeFileSync(studio.stamp, studioNow)
  }
}

/**
 * Lays a brotli and a gzip copy beside every text file, so that none is compressed while serving.
 * @param {string} folder
 */
function compressAssets(folder) {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(bytes))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
