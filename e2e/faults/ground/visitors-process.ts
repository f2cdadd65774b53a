import { once } from 'node:events'
import { startLoad } from './load.ts'
import type { Visits } from './visitors.ts'

// What `startVisitors` runs: it says when the first requests are on their way, and what became of all
// of them once it is told to stop. It ends with whoever has started it.

const [visits] = await once(process, 'message')
const load = startLoad(visits satisfies Visits)
process.on('disconnect', () => process.exit())
process.send?.('begun')
await once(process, 'message')
process.send?.(await load.stop(), () => process.exit())
