import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The router's package names its development build alone; browsers get the one without warnings. */
export const productionRouter = {
  find: /^react-router$/,
  replacement: fileURLToPath(
    new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
  ),
}

/** For Node the package names a second copy of itself, for `require`, which nothing here uses. */
export const oneRouter = {
  find: /^react-router\/dom$/,
  replacement: fileURLToPath(
    new URL('../../node_modules/react-router/dist/production/dom-export.mjs', import.meta.url),
  ),
}

/**
 * To make a component, or a set beside one, has no effect. Told so, the build leaves out those of
 * the router that no screen uses, and with them a third of it. Its warnings to developers stay out too.
 */
export const pureRouter: Plugin = {
  name: 'pure-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) =>
      code
        .replace(/^( +)warning\(\n.*?^\1\);$/gms, '')
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

const ofReactDom = createRequire(
  fileURLToPath(new URL('../../node_modules/react-dom/', import.meta.url)),
)

/** The files of React's packages that browsers run, as React itself finds them. */
export const productionReact = Object.entries({
  react: 'react',
  'react/jsx-runtime': 'react-jsx-runtime',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom-client',
  scheduler: 'scheduler',
}).map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: productionFile(name, file),
}))

function productionFile(name: string, file: string) {
  return join(dirname(ofReactDom.resolve(name)), 'cjs', `${file}.production.js`)
}

/**
 * React's files are made for `require`, so every file that uses it would ask for it by a function
 * and through a third file. As modules they need neither, and what nobody uses is left out.
 */
export const reactModules: Plugin = {
  name: 'react-modules',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /\/node_modules\/(?:react|react-dom|scheduler)\/cjs\/[\w-]+\.production\.js$/ },
    handler(code) {
      const asked = [...code.matchAll(/(\w+) = require\("([\w-]+)"\)/g)]
      const names = [...code.matchAll(/^ *exports\.(\w+) =/gm)].map(([, name]) => name)
      return [
        ...asked.map(([, name, from]) => `import ${name}_ from '${from}';`),
        `const all = (() => { const exports = {};`,
        withoutStacks(code.replace(/(\w+) = require\("[\w-]+"\)/g, '$1 = $1_')),
        'return exports })();',
        `export const { ${[...new Set(names)].join()} } = all;`,
        'export default all;',
      ].join('\n')
    },
  },
}

/**
 * React throws a handful of errors to itself, as signs, and makes them when it starts. Where a
 * browser is being watched, by its tools or by a measurement, it reads all of React a second time to
 * find the lines of their stacks, which nobody looks at: 30 ms, on a phone four times as much.
 */
export const withoutStacks = (code: string): string =>
  code.replace(
    /^(var | {2})(\w+) = Error\((formatProdErrorMessage\(\d+\))\)/gm,
    '$1$2 = Object.create(Error.prototype, { message: { value: $3 } })',
  )

/** React has had what this package brings to older ones since version 18. */
export const ownExternalStore = {
  find: /^use-sync-external-store\/shim$/,
  replacement: productionFile('react', 'react'),
}
