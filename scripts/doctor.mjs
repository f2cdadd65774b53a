import process from 'node:process'
import { runCommand } from './command.mjs'

// What a program reads is the answer alone.
if (process.argv.includes('--json')) console.log = console.error
await runCommand('doctor')
