import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { lessonRuntime } from './cms/lesson-formats/document/runtime-plugin.ts'
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

/** Of the parts without a domain word, those that few public screens show. */
const rareParts = [
  ...['browser-storage', 'code-area', 'confirm', 'contents', 'field', 'fullscreen', 'progress'],
  ...['stored-text', 'tab-panel', 'text-file', 'toasts/use-foot-bar', 'use-action'],
]

/** Parts without a domain word, and what nearly every public screen shows or says of itself. */
const sharedParts = new RegExp(
  `/web/(?:${[
    `ui/(?!${rareParts.join('|')})`,
    'page/(?:page-head|site-)',
    'router/(?:page-|site-)',
    'data/(?:pages|courses)\\.',
    'features/(?:booking|coach|faq)/',
    'features/contact-links/messaging-links',
    'features/course-cards/course-words',
  ].join('|')})|/cms/contract/(?:categories|limits)\\.`,
)

/** What the pages of courses and lessons share, and no other page. */
const lessonParts =
  /\/web\/(?:features\/lesson-links|data\/lessons\.|router\/(?:route-params|decision|screen-module)|ui\/(?:tab-panel|progress|fullscreen))|\/cms\/contract\/lesson-rules/

/** What every screen runs on; it changes with a package alone, and so stays kept for long. */
const framework =
  /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler|swr|dequal|clsx)\/|^\0?(?:rolldown\/runtime|vite\/preload-helper)/

/** The router's package names its development build alone; browsers get the one without warnings. */
const productionRouter = {
  find: /^react-router$/,
  replacement: fileURLToPath(
    new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
  ),
}

/**
 * To make a component has no effect. Told so, the build leaves out those of the router that no
 * screen uses, and with them a third of it.
 */
const pureRouter: Plugin = {
  name: 'pure-router',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) =>
      code
        .replace(/\bReact\d*\.(?:forwardRef|memo|createContext)\(/g, '/* @__PURE__ */ $&')
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(
          /^var (\w+) = (class extends React\d*\.Component \{.*?^\});$/gms,
          'var $1 = /* @__PURE__ */ (() => $2)();',
        ),
  },
}

/** React has had what this package brings to older ones since version 18. */
const ownExternalStore = { find: /^use-sync-external-store\/shim$/, replacement: 'react' }

/** Contract schemas whose `extend` makes another: to make one has no effect. */
const extendedSchemas = ['ContactMessage', 'CourseSummary', 'LessonPreview']

/** Two builds: what browsers load (`vite build`) and what Node runs (`vite build --ssr`). */
export default defineConfig(({ command, isSsrBuild }) => ({
  resolve: {
    alias: command === 'build' && !isSsrBuild ? [productionRouter, ownExternalStore] : [],
  },
  plugins: [react(), pureRouter, hotReloadPreamble, gallery, lessonRuntime],
  publicDir: 'web/public',
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        copyPublicDir: false,
        rollupOptions: {
          input: {
            main: 'cms/server/start/main.ts',
            seed: 'cms/server/start/seed.ts',
            password: 'cms/server/start/set-password.ts',
          },
        },
      }
    : {
        outDir: 'dist/browser',
        manifest: true,
        modulePreload: { polyfill: false }, // every browser that runs the site has it
        assetsInlineLimit: 0, // the pages' policy allows no data: fonts or styles
        rollupOptions: {
          input: 'web/entry-browser.tsx',
          // One file for what most screens draw with: thirty small ones would pack worse.
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: framework, priority: 1 },
                { name: 'ui', test: sharedParts },
                { name: 'lessons', test: lessonParts },
              ],
            },
          },
          // Schemas that a screen does not use stay out of what it loads.
          treeshake: {
            moduleSideEffects: (id) => !id.includes('/cms/contract/'),
            manualPureFunctions: ['z', ...extendedSchemas],
          },
        },
      },
}))
