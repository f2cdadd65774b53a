import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The router's package names its development build alone; browsers get the one without warnings. */
export const productionRouter = {
  find: /^react-router$/,
  replacement: fileURLToPath(
    new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
  ),
}

/**
 * To make a component, or a set beside one, has no effect. Told so, the build leaves out those of
 * the router that no screen uses, and with them a third of it.
 */
export const pureRouter: Plugin = {
  name: 'pure-router',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) =>
      code
        .replace(/\bReact\d*\.(?:forwardRef|memo|createContext)\(/g, '/* @__PURE__ */ $&')
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(
          /^var (\w+) = (class extends React\d*\.Component \{.*?^\});$(?:\n\1(\.contextType = \w+;)$)?/gms,
          (_all, name: string, made: string, context = '') =>
            `var ${name} = /* @__PURE__ */ (() => { let made = ${made}; ${context && `made${context}`} return made })();`,
        )
        .replace(
          /^var (\w+) = (new Set\(.*?\)|Object\.getOwnPropertyNames\(.*?\));$/gms,
          'var $1 = /* @__PURE__ */ (() => $2)();',
        ),
  },
}

/** React has had what this package brings to older ones since version 18. */
export const ownExternalStore = { find: /^use-sync-external-store\/shim$/, replacement: 'react' }
