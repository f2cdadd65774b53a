import module from 'node:module'
import process from 'node:process'

process.env.NODE_ENV = 'production'
// Node 22 and later keep what they have compiled of packages outside the build (decision 242).
module.enableCompileCache?.()
await import(new URL('../dist/server/main.cjs', import.meta.url).href)
