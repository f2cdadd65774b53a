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
  ...[
    'browser-storage',
    'code-area',
    'confirm',
    'contents',
    'field',
    'fullscreen',
    'progress',
    'rich-text',
  ],
  ...['stored-text', 'tab-panel', 'text-file', 'toasts/use-foot-bar', 'use-action'],
]

/** Parts without a domain word, and what nearly every public screen shows or says of itself. */
const sharedParts = new RegExp(
  `/web/(?:${[
    `ui/(?!${rareParts.join('|')})`,
    'page/(?:page-head|site-)',
    'router/(?:page-|site-)',
    'data/(?:pages|courses)\\.',
    'features/(?:booking|coach|contact-links|faq)/',
    'features/course-cards/course-words',
  ].join('|')})`,
)

/** The router's package names its development build alone; browsers get the one without warnings. */
const productionRouter = {
  find: /^react-router$/,
  replacement: fileURLToPath(
    new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
  ),
}

/** Contract schemas whose `extend` makes another: to make one has no effect. */
const extendedSchemas = ['ContactMessage', 'CourseSummary', 'LessonPreview']

/** Two builds: what browsers load (`vite build`) and what Node runs (`vite build --ssr`). */
export default defineConfig(({ command, isSsrBuild }) => ({
  resolve: { alias: command === 'build' && !isSsrBuild ? [productionRouter] : [] },
  plugins: [react(), hotReloadPreamble, gallery, lessonRuntime],
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
          output: { codeSplitting: { groups: [{ name: 'ui', test: sharedParts }] } },
          // Schemas that a screen does not use stay out of what it loads.
          treeshake: {
            moduleSideEffects: (id) => !id.includes('/cms/contract/'),
            manualPureFunctions: ['z', ...extendedSchemas],
          },
        },
      },
}))
