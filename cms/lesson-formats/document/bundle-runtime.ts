import { build } from 'vite'

/** From the project's root, which is the working directory of the server and of every script. */
const folder = 'cms/lesson-formats/document'

/** Makes one classic script of the runtime's modules, as it stands in every lesson document. */
export const bundleRuntime = () => bundle(`${folder}/runtime/start.ts`)

/** The same of what reports on a run, which no learner is sent (decision 142). */
export const bundleReporter = () => bundle(`${folder}/reporter/start.ts`)

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2020', // learners' browsers are older than the site's
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: entry,
        // A classic script is not strict unless it says so.
        output: { format: 'iife', strict: false },
      },
    },
  })
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const [script, ...more] = chunks
  if (script?.type !== 'chunk' || more.length > 0) {
    throw new Error(`${entry} must become one script.`)
  }
  return script.code
}
