import { fileURLToPath } from 'node:url'
import { readArguments } from './arguments.mjs'
import { problemsOf } from './docs/problems.mjs'
import { readFiles } from './read-files.mjs'

readArguments('node scripts/check-docs.mjs: judges links and references of the documents.')
const problems = problemsOf(readFiles(fileURLToPath(new URL('..', import.meta.url))))
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
