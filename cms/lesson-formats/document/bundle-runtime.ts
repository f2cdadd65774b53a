import { build } from 'vite'

/** From the project's root, which is the working directory of the server and of every script. */
const entry = 'cms/lesson-formats/document/runtime/start.ts'

/** Makes one classic script of the runtime's modules, as it stands in every lesson document. */
export async function bundleRuntime(): Promise<string> {
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
    throw new Error('The lesson runtime must become one script.')
  }
  return script.code
}
