import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { expect, type Page, test } from '@playwright/test'
import { framePolicy, interactivePolicy } from '../testing/lesson-policies.ts'
import { pageOfWaysOut, waysOut } from './fixtures/lessons/ways-out.ts'
import { type Listener, listen } from './support/listener.ts'

// What a lesson's policy lets out, and what it keeps in (decision 234): measured at servers of
// somebody else, in the policies as they are sent.

// In the browser as a whole: a context that ignores errors (`ignoreHTTPSErrors`) begins each request
// again after each, and on a busy machine Chromium gives one up (ERR_TOO_MANY_RETRIES).
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--ignore-certificate-errors'],
      }),
    { scope: 'worker' },
  ],
})

const frameOf = (sandbox: string) =>
  `<!doctype html><iframe ${sandbox} src="/lesson" title="Lesson"></iframe>`
const sandboxed = frameOf(
  'sandbox="allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox"',
)

interface Shown {
  policy(siteOrigin: string): string
  around?: string
}

/** Opens the lesson under a policy; gives what was heard elsewhere once `names` were. */
async function heardFrom(page: Page, shown: Shown, names: readonly string[]) {
  const listener = await listen()
  const site = await serve(shown, listener)
  const { port } = Object(site.address())
  await page.goto(`http://localhost:${port}${shown.around ? '/around' : '/lesson'}`)

  await expect.poll(() => names.filter((name) => !listener.heard().includes(name))).toEqual([])
  const heard = listener.heard()
  site.closeAllConnections()
  site.close()
  listener.close()
  return heard
}

async function serve({ policy, around = '' }: Shown, listener: Listener): Promise<Server> {
  const server = createServer(({ url, headers }, response) => {
    response.setHeader('Content-Type', 'text/html')
    if (url === '/around') return response.end(around)
    const said = policy(`http://${headers.host}`)
    if (said) response.setHeader('Content-Security-Policy', said)
    response.end(pageOfWaysOut(listener))
  })
  server.listen(0)
  await once(server, 'listening')
  return server
}

const all = Object.keys(waysOut)
const open = [
  ...['image', 'svg-image', 'background', 'style-of-value', 'script', 'module', 'style', 'font'],
  ...['video', 'frame', 'worker-script', 'preload', 'stun'],
]
const last = 'last'

test('without a policy each way out leads out', async ({ page }) => {
  const heard = await heardFrom(page, { policy: () => '', around: frameOf('') }, [...all, last])

  expect(heard).toEqual([...all, last].toSorted())
})

test('from the frame only what a lesson may load is asked for elsewhere', async ({ page }) => {
  const policy = (siteOrigin: string) => framePolicy({ siteOrigin })
  const heard = await heardFrom(page, { policy, around: sandboxed }, [...open, last])

  expect(heard).toEqual([...open, last].toSorted())
})

test('from the tab only what a lesson may load is asked for elsewhere', async ({ page }) => {
  const policy = (siteOrigin: string) => interactivePolicy({ siteOrigin })
  const heard = await heardFrom(page, { policy }, [...open, last])

  expect(heard).toEqual([...open, last].toSorted())
})

test('no policy that browsers know keeps a call from asking its server', async ({ page }) => {
  const policy = (siteOrigin: string) => `${interactivePolicy({ siteOrigin })}; webrtc 'block'`
  const heard = await heardFrom(page, { policy }, [...open, last])

  expect(heard).toContain('stun')
})
