import { judgeImports } from './judge-imports.mjs'
import { readSources } from './read-imports.mjs'
import { rooms } from './rooms.mjs'

const problems = judgeImports(readSources(), rooms)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
