import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { staleStamp } from './fingerprint.mjs'
import { runStep } from './run-step.mjs'
import { inTurn } from './turn.mjs'

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
        'cms/exercises/row.ts',
        'cms/exercises/row-id.ts',
        'cms/exercises/rows-by-id.ts',
        'cms/exercises/rows-of-lesson.ts',
        'cms/exercises/words/plain-text.ts',
        'cms/lesson-formats',
        'cms/log',
        'cms/watch',
        'payload.config.ts',
      ],
      ...['tsconfig.json', 'package-lock.json', 'scripts/build.mjs'],
      ...['web/listening/microphone', 'web/words-box', 'web/page-files'],
      ...['web/ui/stored-text', 'web/ui/browser-storage', 'web/ui/use-action.ts'],
      ...['web/ui/problem.tsx', 'web/ui/press-once.ts'],
    ],
    stamp: 'cms/studio/.next/.built',
  },
}

/**
 * Builds what has changed since the last build: the browser's and the server's code, the studio.
 * The site's is made aside: one that runs meanwhile keeps its files, also where the build fails or
 * is cut off.
 */
export async function ensureBuilt() {
  /** @param {typeof builds.site} build */
  const isStale = ({ stamp, sources }) => staleStamp(stamp, sources) !== undefined
  if (Object.values(builds).some(isStale)) await inTurn(build)
}

/** What another has built meanwhile is stale no more. */
async function build() {
  const { site, studio } = builds
  const env = { NODE_ENV: 'production' }
  const siteStamp = staleStamp(site.stamp, site.sources)
  if (siteStamp) {
    const into = (/** @type {string} */ part) => ['--outDir', join(fresh, part)]
    await runStep('Building the site', 'npx', ['vite', 'build', ...into('browser')], env)
    compressAssets(join(fresh, 'browser'))
    await runStep('Building the server', 'npx', ['vite', 'build', '--ssr', ...into('server')], env)
    keepFormerAssets()
    putInPlace()
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

const built = 'dist'
const fresh = join(built, 'new')
const assets = 'browser/assets'
/** The names of those that a build made itself, so that the next keeps these and no older ones. */
const ownAssets = 'browser.assets.json'

/**
 * Lays what the former build made for browsers beside the new files: a page that was opened before
 * asks for these, whose names never mean anything else.
 */
function keepFormerAssets() {
  const own = readdirSync(join(fresh, assets))
  writeFileSync(join(fresh, ownAssets), JSON.stringify(own))
  const list = join(built, ownAssets)
  /** @type {string[]} */
  const former = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  for (const name of former) {
    const file = join(built, assets, name)
    if (!own.includes(name) && existsSync(file)) cpSync(file, join(fresh, assets, name))
  }
}

/** Without a stamp meanwhile: cut off in between, the next start builds again. */
function putInPlace() {
  rmSync(builds.site.stamp, { force: true })
  for (const part of ['browser', 'server', ownAssets]) {
    rmSync(join(built, part), { recursive: true, force: true })
    renameSync(join(fresh, part), join(built, part))
  }
  rmSync(fresh, { recursive: true })
}

/**
 * Lays a brotli and a gzip copy beside every text file and the engine that listens, so that none is
 * compressed while serving.
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
