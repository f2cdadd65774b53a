import type { Page } from '@playwright/test'
import { buildCourse, uploadLesson } from '../testing/build-content.ts'
import { type ContractClient, signedIn } from '../testing/contract-client.ts'
import { attacks, hostileLesson, type Targets } from './fixtures/lessons/hostile-lessons.ts'
import { expect, test } from './support/journey.ts'
import { type Battlefield, browserOfTutor, strike, strikeAlone } from './support/strike.ts'

// What a lesson's script can get or change while the tutor is signed in, wherever it is opened: in the
// viewer's frame, in its own tab, in a preview, and in the studio beside a form.

const all = Object.keys(attacks)
/** One lesson that does everything at once; with WHOLE_HOSTILE also a lesson for each attack. */
const lessons: [name: string, attacks: string[]][] = [
  ['hostile lesson', all],
  ...(process.env.WHOLE_HOSTILE
    ? all.map((name): [string, string[]] => [`lesson with ‘${name}’`, [name]])
    : []),
]

/** What an attack may hope for: a script of the site, and a lesson to put into the trash. */
async function buildTargets(admin: ContractClient, patienceMs: number) {
  const { id: course } = await buildCourse(admin)
  const { text } = await admin.send('GET', '/about')
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(text) ?? []
  const victim = await uploadLesson(admin, course, '<h1>Victim</h1>')
  const targets: Targets = { site: admin.url, script, victim: victim.id, patienceMs }
  return { course, targets }
}

async function openPage({ context }: Battlefield, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'commit' })
  return page
}

/** As a page of the site that forgot `noopener` would open it. */
async function openFromPage(field: Battlefield, path: string, end: RegExp): Promise<Page[]> {
  const opener = await openPage(field, '/about')
  const opening = opener.waitForEvent('popup')
  await opener.evaluate((address) => {
    window.open(address)
  }, path)
  const tab = await opening
  await tab.waitForURL(end, { waitUntil: 'commit' })
  return [opener, tab]
}

/** Where the studio shows a preview, beside a form. */
async function openInStudio(field: Battlefield, path: string): Promise<Page[]> {
  const page = await openPage(field, '/studio')
  await page.waitForLoadState('domcontentloaded')
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src }))
  }, path)
  return [page]
}

type Place = (field: Battlefield, lessonId: number) => Promise<Page[]>

/** Where, how it is opened, and what a person may see of it beside the browser's dialogs. */
const places: [name: string, open: Place, seen: string[]][] = [
  [
    'viewer’s frame',
    async (field, id) => [await openPage(field, `/view-lesson-details/${id}`)],
    [],
  ],
  [
    'tab',
    (field, id) =>
      openFromPage(field, `/lesson-documents/${id}/interactive`, /\/\/lessons\.localhost/),
    ['download'], // as any page that one opens (decision 174)
  ],
  ['preview', async (field, id) => [await openPage(field, `/preview/lessons/${id}`)], []],
  ['studio', (field, id) => openInStudio(field, `/preview/lessons/${id}`), []],
]

/** A lesson may ask with them (decision 174); none is answered here. */
const dialogs = ['alert', 'confirm', 'prompt']

for (const [place, open, seen] of places) {
  for (const [lesson, names] of lessons) {
    test(`in the ${place} a ${lesson} gets and changes nothing`, async ({ browser, admin }) => {
      const tutor = await signedIn(admin.url)
      const { course, targets } = await buildTargets(admin, 5_000)
      const { id } = await uploadLesson(admin, course, hostileLesson(names, targets))
      const field = await browserOfTutor(browser, { site: admin.url, cookies: tutor.cookies })

      const outcome = await strike(field, () => open(field, id))

      const allowed = [...dialogs, ...seen].filter((what) => names.includes(what))
      expect(outcome).toEqual({ got: [], seen: allowed.toSorted() })
      expect(await lossesOf(field, targets)).toEqual([])
      await field.context.close()
    })
  }
}

/** What somebody who was signed in has lost. */
async function lossesOf({ context: { request } }: Battlefield, { victim }: Targets) {
  const isThere = async (path: string) => (await request.get(path)).status() === 200
  const losses: string[] = []
  if (!(await isThere('/api/admin/me'))) losses.push('session')
  if (!(await isThere(`/api/lessons/${victim}`))) losses.push('lesson')
  return losses
}

/** The same attacks on the site's own origin, with all that the site says to browsers taken away. */
async function openUnprotected(field: Battlefield, page: string): Promise<Page[]> {
  const html = { contentType: 'text/html' }
  await field.context.route(/\/\/localhost:\d+\/(?!canary-setup)/, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/unprotected') return route.fulfill({ ...html, body: page })
    if (pathname === '/around') return route.fulfill({ ...html, body: around })
    const response = await route.fetch({ maxRedirects: 0 })
    const said = Object.entries(response.headers())
    const kept = said.filter(([name]) => !/policy|x-frame-options|x-content-type/.test(name))
    await route.fulfill({ response, headers: Object.fromEntries(kept) })
  })
  return openFromPage(field, '/around', /\/around/)
}

/** What pages still ask for is answered by nobody. */
async function leave({ context }: Battlefield): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}

/** A page around it, as the viewer is. */
const around = `<!doctype html><title>Around</title><iframe src="/unprotected" allow="display-capture; midi; geolocation"></iframe>`

/** What only looks does not stand in each other's way. */
const looks = all.slice(0, all.indexOf('remove'))

test('the attacks that look find something where nothing is in their way', async ({
  browser,
  admin,
}) => {
  const { cookies } = await signedIn(admin.url)
  const { targets } = await buildTargets(admin, 20_000)
  const field = await browserOfTutor(browser, { site: admin.url, cookies })

  const { got } = await strike(field, () => openUnprotected(field, hostileLesson(looks, targets)))

  expect(got.map((loot) => loot.split(':')[0]).toSorted()).toEqual(looks.toSorted())
  await leave(field)
})

/** What each of the others does where nothing is in its way. */
const blows: Record<string, string> = {
  remove: 'lesson',
  'remove-blind': 'session',
  'beacon-to-site': 'session',
  'form-to-site': 'session',
  'top-address': 'led elsewhere',
  'parent-address': 'led elsewhere',
  'top-link': 'led elsewhere',
  'opener-address': 'led elsewhere',
  'named-window': 'led elsewhere',
  'top-form': 'led elsewhere',
  'top-refresh': 'led elsewhere',
  history: 'led elsewhere',
  position: 'loot',
  download: 'download',
  prompt: 'prompt',
  confirm: 'confirm',
  alert: 'alert',
}

for (const [name, effect] of Object.entries(blows)) {
  test(`the attack ‘${name}’ strikes where nothing is in its way`, async ({ browser, admin }) => {
    const { cookies } = await signedIn(admin.url)
    const { targets } = await buildTargets(admin, 20_000)
    const field = await browserOfTutor(browser, { site: admin.url, cookies })

    const effects = await strikeAlone(field, () =>
      openUnprotected(field, hostileLesson([name], targets)),
    )

    await expect
      .poll(async () => [...effects(), ...(await lossesOf(field, targets))])
      .toContain(effect)
    await leave(field)
  })
}

test('of each attack is known what it does, but of those that strike in no test', () => {
  // No script of the site works as a service worker, and the site hears no message; where nobody sits
  // before the browser, no key is made, no instrument found and no screen shown.
  const unproven = ['service-worker', 'message', 'passkey', 'midi', 'screen']
  expect([...looks, ...Object.keys(blows), ...unproven].toSorted()).toEqual(all.toSorted())
})
