import { runCommand } from './command.mjs'

await runCommand('files')
