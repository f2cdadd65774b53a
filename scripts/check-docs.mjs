import { fileURLToPath } from 'node:url'
import { problemsOf } from './docs/problems.mjs'
import { readFiles } from './read-files.mjs'

const problems = problemsOf(readFiles(fileURLToPath(new URL('..', import.meta.url))))
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
