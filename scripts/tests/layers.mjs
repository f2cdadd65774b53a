import process from 'node:process'

const program = 'node_modules/vitest/vitest.mjs'

/** @param {string[]} projects */
const vitest = (...projects) => [
  program,
  'run',
  ...projects.flatMap((project) => ['--project', project]),
]

const playwright = ['node_modules/@playwright/test/cli.js', 'test']

/**
 * How each layer of the tests is run: by which program, with what before it, and by which flag it
 * takes the name of a test. Product tests build by themselves where they are asked for.
 * @typedef {{ command: string[], needs: ('build' | 'browser')[], nameFlag: string }} Layer
 * @type {Record<'unit' | 'component' | 'contract' | 'product' | 'replicas' | 'api' | 'watch' | 'browser', Layer>}
 */
export const layers = {
  unit: { command: vitest('unit'), needs: [], nameFlag: '-t' },
  component: { command: vitest('component'), needs: ['browser'], nameFlag: '-t' },
  contract: { command: vitest('contract'), needs: [], nameFlag: '-t' },
  product: { command: vitest('product'), needs: ['build'], nameFlag: '-t' },
  replicas: {
    command: [program, 'run', '--config', 'vitest.replicas.config.ts'],
    needs: ['build'],
    nameFlag: '-t',
  },
  api: { command: vitest('contract', 'product'), needs: [], nameFlag: '-t' },
  watch: { command: [program, '--watch', '--project', 'unit'], needs: [], nameFlag: '-t' },
  browser: { command: playwright, needs: ['build', 'browser'], nameFlag: '-g' },
}

/**
 * How a layer is told to keep its results as JSON, and what to print beside it.
 * @param {Layer} layer
 * @param {{ file: string, isShown: boolean }} way a layer that is not shown prints its failures
 * @returns {{ args: string[], env: NodeJS.ProcessEnv }}
 */
export function keepingResults({ command }, { file, isShown }) {
  if (command === playwright) {
    return { args: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } }
  }
  const printing = isShown ? 'default' : 'dot'
  return {
    args: [`--reporter=${printing}`, '--reporter=json', `--outputFile.json=${file}`],
    env: {},
  }
}

/**
 * The arguments as they were meant. npm keeps a `-t` or `-g` in front of a name for itself, where no
 * `--` stands before it, and tells of it in the environment alone.
 * @param {string[]} given
 * @param {Layer} layer
 * @param {Record<string, string | undefined>} [env]
 * @returns {string[]}
 */
export function meantArguments(given, { nameFlag }, env = process.env) {
  const wasTaken = (nameFlag === '-t' ? env.npm_config_t : env.npm_config_global) === 'true'
  if (!wasTaken || given.includes(nameFlag)) return given
  const name = given.findLast((argument) => !isPath(argument))
  if (name === undefined) return given
  return [...given.filter((argument) => argument !== name), nameFlag, name]
}

/** @param {string} argument */
const isPath = (argument) => /[/\\]|\.(ts|tsx)$/.test(argument) && !argument.includes(' ')
