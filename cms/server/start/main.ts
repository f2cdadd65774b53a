import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keepTickShape } from './keep-tick-shape.ts'
import { loadKeptCode } from './kept-code.ts'

const isBuilt = !import.meta.url.endsWith('.ts')
const folder = dirname(fileURLToPath(import.meta.url))
const keptCode = isBuilt
  ? loadKeptCode({ code: join(folder, 'assets'), kept: join(folder, 'compiled') })
  : null

keepTickShape()
// What it brings is loaded as it was kept: nothing of it may be imported above.
void import('./start-site.ts').then(({ startSite }) => startSite({ keptCode }))
