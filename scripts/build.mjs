import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { staleStamp } from './fingerprint.mjs'
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
      ...['cms/studio', 'cms/clips', 'cms/content', 'cms/contract', 'cms/environment', 'cms/files'],
      'cms/postgres/open-session.ts',
      ...[
        'cms/exercises/row-id.ts',
        'cms/lesson-formats',
        'cms/log',
        'cms/watch',
        'payload.config.ts',
      ],
      ...['tsconfig.json', 'package-lock.json', 'scripts/build.mjs'],
      ...['web/listening/microphone', 'web/words-box', 'web/page-files'],
      ...['web/ui/stored-text', 'web/ui/browser-storage', 'web/ui/use-action.ts'],
    ],
    stamp: 'cms/studio/.next/.built',
  },
}

/** Builds what has changed since the last build: the browser's and the server's code, the studio. */
export async function ensureBuilt() {
  const { site, studio } = builds
  const env = { NODE_ENV: 'production' }
  const siteStamp = staleStamp(site.stamp, site.sources)
  if (siteStamp) {
    const former = keepAside()
    rmSync('dist', { recursive: true, force: true })
    await runStep('Building the site', 'npx', ['vite', 'build'], env)
    compressAssets('dist/browser')
    await runStep('Building the server', 'npx', ['vite', 'build', '--ssr'], env)
    putBeside(former)
    writeFileSync(site.stamp, siteStamp)
  }
  const studioStamp = staleStamp(studio.stamp, studio.sources)
  if (studioStamp) {
    await runStep('Building the studio', 'npx', ['next', 'build', 'cms/studio'], {
      ...env,
      NEXT_TELEMETRY_DISABLED: '1',
    })
    mkdirSync('cms/studio/.next', { recursive: true })
    writeFileSync(studio.stamp, studioStamp)
  }
}

const assets = 'dist/browser/assets'
/** The names of those that the newest build made, so that the next keeps these and no older ones. */
const ownAssets = 'dist/browser.assets.json'
const aside = 'node_modules/.cache/former-assets'

/**
 * Takes what the former build made for browsers out of the way of the next one: a page that was
 * opened before it asks for these files, whose names never mean anything else. Where that build
 * failed, it has left no list, and what was put aside before it is still wanted.
 * @returns {string[]} their names
 */
export function keepAside() {
  if (!existsSync(ownAssets)) return existsSync(aside) ? readdirSync(aside) : []
  rmSync(aside, { recursive: true, force: true })
  const listed = JSON.parse(readFileSync(ownAssets, 'utf8'))
  const names = listed.filter((/** @type {string} */ name) => existsSync(join(assets, name)))
  mkdirSync(aside, { recursive: true })
  for (const name of names) cpSync(join(assets, name), join(aside, name))
  return names
}

/**
 * Lays them beside the new ones.
 * @param {string[]} former
 */
export function putBeside(former) {
  const own = readdirSync(assets)
  writeFileSync(ownAssets, JSON.stringify(own))
  for (const name of former) {
    if (!own.includes(name)) cpSync(join(aside, name), join(assets, name))
  }
  rmSync(aside, { recursive: true, force: true })
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
