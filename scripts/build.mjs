import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { fingerprint, isStamped } from './fingerprint.mjs'
import { runStep } from './run-step.mjs'

/** What each part is built of; `build.test.ts` walks the imports and finds none that is not here. */
export const builds = {
  site: {
    sources: [
      ...['cms', 'web', 'seed', 'payload.config.ts', 'vite.config.ts', 'tsconfig.json'],
      ...['package-lock.json', 'scripts/build.mjs'],
    ],
    stamp: 'dist/.built',
  },
  studio: {
    sources: [
      ...['cms/studio', 'cms/clips', 'cms/content', 'cms/contract', 'cms/environment'],
      ...['cms/exercises/row-id.ts', 'cms/lesson-formats', 'cms/log', 'payload.config.ts'],
      ...['tsconfig.json', 'package-lock.json', 'scripts/build.mjs'],
      ...['web/listening/microphone', 'web/words-box', 'web/page-files'],
    ],
    stamp: 'cms/studio/.next/.built',
  },
}

/** Builds what has changed since the last build: the browser's and the server's code, the studio. */
export async function ensureBuilt() {
  const { site, studio } = builds
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
 * Lays a brotli and a gzip copy beside every text file and the engine that listens, so that none is compressed while serving.
 * @param {string} folder
 */
function compressAssets(folder) {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json|txt|webmanifest|bin)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(bytes))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
