import 'react-dom/client'

// What is run at the start are tasks of their own: React, what all screens share, the screen,
// hydration. A tap waits for one of them at most.

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

await nextTask()
const site = await import('./browser-site.tsx')
await nextTask()
await site.loadFirstScreen()
await nextTask()
site.hydrateSite()
