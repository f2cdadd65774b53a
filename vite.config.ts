import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { lessonRuntime } from './cms/lesson-formats/document/runtime-plugin.ts'
import { laterFetch } from './cms/server/build/later-fetch-plugin.ts'
import { neverNeeded } from './cms/server/build/never-needed-plugin.ts'
import { plainAscii } from './cms/server/build/plain-ascii-plugin.ts'
import { hashingBeside } from './cms/sign-in/hashing-plugin.ts'
import { shortClassNames } from './web/build/class-names.ts'
import { drawnParts } from './web/build/drawn-parts.ts'
import {
  oneRouter,
  ownExternalStore,
  productionReact,
  productionRouter,
  pureRouter,
  reactModules,
} from './web/build/lean-packages.ts'
import { sharedFiles } from './web/build/shared-files.ts'
import { smallScript } from './web/build/small-script.ts'
import { speechModel } from './web/build/speech-model.ts'
import { straightImports } from './web/build/straight-imports.ts'
import { gallery } from './web/gallery/gallery-plugin.ts'

const preambleId = 'virtual:hot-reload'

/** React's hot reload wants a few words before any component; as a module, they need no inline script. */
const hotReloadPreamble: Plugin = {
  name: 'hot-reload-preamble',
  apply: 'serve',
  resolveId: (id) => (id === preambleId ? id : undefined),
  load: (id) =>
    id === preambleId
      ? `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`
      : undefined,
}

/** Contract schemas whose `extend` makes another: to make one has no effect. */
const extendedSchemas = ['ContactMessage', 'CourseSummary', 'LessonPreview']

/**
 * What stays outside the server's files: native code, Next with a bundle of its own, Vite, which
 * development alone needs, and pino, which starts files of its own by their names.
 */
const outside = ['sharp', 'sql.js', 'next', 'vite', 'pg-native', 'pino']

/**
 * The names of eighty files stand in the code of every page, and chance does not pack. A style sheet
 * is found by the names of its classes, and needs none of its own.
 */
const shortHashes = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: ({ names: [name] }: { names: string[] }) =>
    name?.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash:7][extname]',
}

/** Two builds: what browsers load (`vite build`) and what Node runs (`vite build --ssr`). */
export default defineConfig(({ command, isSsrBuild }) => ({
  resolve: {
    alias:
      command === 'build'
        ? [productionRouter, ...(isSsrBuild ? [oneRouter] : [ownExternalStore, ...productionReact])]
        : [],
  },
  plugins: [
    react(),
    pureRouter,
    reactModules,
    hotReloadPreamble,
    gallery,
    lessonRuntime,
    laterFetch,
    smallScript,
    neverNeeded,
    plainAscii,
    hashingBeside,
    speechModel,
    straightImports,
    drawnParts(),
  ],
  publicDir: 'web/public',
  css: {
    modules:
      command === 'build'
        ? { generateScopedName: shortClassNames(fileURLToPath(new URL('web', import.meta.url))) }
        : {},
  },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  // A start reads ten large files instead of two thousand small ones, in half the time.
  ssr: isSsrBuild
    ? { noExternal: true, external: outside, resolve: { conditions: ['production', 'node'] } }
    : {},
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        copyPublicDir: false,
        rollupOptions: {
          // CommonJS is loaded in less time than modules are (decision 57). Names stay, because the
          // log shows where a fault happened.
          output: {
            format: 'cjs',
            minify: { compress: true, mangle: false, codegen: true },
            dynamicImportInCjs: false, // `loadKeptCode` knows `require` alone
          },
          input: {
            main: 'cms/server/start/main.ts',
            seed: 'cms/server/start/seed.ts',
            studio: 'cms/server/studio/studio-process.ts',
            'page-thread': 'cms/large-pages/thread.ts',
            password: 'cms/server/start/set-password.ts',
            backup: 'cms/server/start/make-backup.ts',
            restore: 'cms/server/start/restore-backup.ts',
            files: 'cms/server/start/move-files.ts',
            doctor: 'cms/server/start/run-doctor.ts',
          },
        },
      }
    : {
        outDir: 'dist/browser',
        // Those of May 2024: for older ones each page would carry names that these do without.
        cssTarget: ['chrome125', 'firefox126', 'safari17.5', 'ios17.5'],
        manifest: true,
        modulePreload: {
          polyfill: false, // every browser that runs the site has it
          // What the entry brings has been asked for by the page. Of what screens and later parts
          // bring, the styles alone: to list each file of code in the first one costs every visit 1 kB.
          resolveDependencies: (_file, files, { hostId }) =>
            hostId.includes('entry-browser') ? [] : files.filter((file) => file.endsWith('.css')),
        },
        assetsInlineLimit: 0, // the pages' policy allows no data: fonts or styles
        rollupOptions: {
          input: 'web/entry-browser.tsx',
          output: { codeSplitting: { groups: sharedFiles }, ...shortHashes },
          // Schemas that a screen does not use stay out of what it loads.
          treeshake: {
            moduleSideEffects: (id) => !id.includes('/cms/contract/'),
            manualPureFunctions: ['z', ...extendedSchemas],
          },
        },
      },
}))
