import type { Browser, BrowserContext, ConsoleMessage, Page } from '@playwright/test'
import { z } from 'zod'

/** What became of a hostile lesson. */
export interface Outcome {
  /** What its script holds in its hands. */
  got: string[]
  /** What a person would have seen or found: dialogs, files, and windows that were led elsewhere. */
  seen: string[]
}

/** A browser, and the dialogs and files that were seen in it. */
export interface Battlefield {
  context: BrowserContext
  seen: string[]
}

/** A browser of the tutor, who is signed in, with something to find wherever the site keeps anything. */
export async function browserOfTutor(
  browser: Browser,
  { site, cookies }: { site: string; cookies: Map<string, string> },
): Promise<Battlefield> {
  const context = await browser.newContext({
    baseURL: site,
    permissions: ['geolocation', 'midi'],
    geolocation: { latitude: 51.5, longitude: 1 },
  })
  const own = [...cookies, ['canary', 'canary of cookies']] as const
  await context.addCookies(own.map(([name, value]) => ({ name, value, url: site })))
  await context.addInitScript(carryCanaries, site)
  await context.route(site + canaryPage, (route) =>
    route.fulfill({ contentType: 'text/html', body: setUp }),
  )
  const page = await context.newPage()
  await page.goto(canaryPage)
  await page.waitForFunction(() => document.title === 'set')
  await page.close()
  const seen: Battlefield['seen'] = []
  context.on('dialog', (dialog) => {
    seen.push(dialog.type())
    dialog.dismiss().catch(() => {}) // a page that is left takes its dialog along
  })
  context.on('page', (opened) => {
    opened.on('download', () => seen.push('download'))
  })
  return { context, seen }
}

const canaryPage = '/canary-setup'
const setUp = `<!doctype html><script>
  localStorage.setItem('canary', 'canary of storage')
  const put = caches.open('canary').then((all) => all.put('/canary', new Response('canary of caches')))
  const opened = new Promise((done) => { indexedDB.open('canary').onsuccess = done })
  Promise.all([put, opened]).then(() => { document.title = 'set' })
</script>`

/** In every window of the site. */
function carryCanaries(site: string) {
  if (window !== top || location.origin !== site) return
  sessionStorage.setItem('canary', 'canary of a session')
  window.name = 'canary-window'
}

/** Opens the page of a hostile lesson, and gives the windows that it should leave where they are. */
type Open = () => Promise<Page[]>

/** How a hostile lesson begins what it says at its end. */
const sign = 'over '
const isEnd = (message: ConsoleMessage) => message.text().startsWith(sign)
const lootIn = (message: ConsoleMessage) =>
  z.array(z.string()).parse(JSON.parse(message.text().slice(sign.length)))

/** Lets a hostile lesson run to its end, and looks at what it brought. */
export async function strike({ context, seen }: Battlefield, open: Open): Promise<Outcome> {
  const over = context.waitForEvent('console', { predicate: isEnd, timeout: 60_000 })
  const windows = await watched(open)
  const got = lootIn(await over)
  await Promise.all(windows.pages.map(settled))
  return { got, seen: [...seen, ...windows.led()].toSorted() }
}

/** The same for an attack that may end its own page: gives what is to be seen of it so far. */
export async function strikeAlone(
  { context, seen }: Battlefield,
  open: Open,
): Promise<() => string[]> {
  const loot: string[] = []
  context.on('console', (message) => {
    if (isEnd(message)) loot.push(...lootIn(message).map(() => 'loot'))
  })
  const windows = await watched(open)
  return () => [...loot, ...seen, ...windows.led()]
}

/** Opens windows, and tells whether one of them is where it was not. */
async function watched(open: Open) {
  const pages = await open()
  const addresses = pages.map(pathOf)
  const isElsewhere = (page: Page, at: number) => page.isClosed() || pathOf(page) !== addresses[at]
  return { pages, led: () => (pages.some(isElsewhere) ? ['led elsewhere'] : []) }
}

/** The ticket leaves the address of a tab by itself. */
const pathOf = (page: Page) => page.url().replace(/\?ticket=.*/, '')

/** A navigation that was begun is over after the next task that the browser has to do for the page. */
const settled = (page: Page) => page.evaluate(() => document.readyState).catch(() => {})
