import module from 'node:module'
import process from 'node:process'

process.env.NODE_ENV = 'production'
// Node 22 and later keep what they have compiled for the next start.
module.enableCompileCache?.()
await import(new URL('../dist/server/main.cjs', import.meta.url).href)
