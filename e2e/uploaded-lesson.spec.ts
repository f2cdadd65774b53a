import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { buildCourse, buildLesson, uploadLesson } from '../testing/build-content.ts'
import type { ContractClient } from '../testing/contract-client.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/journey.ts'
import { routeUntil } from './support/route-until.ts'
import { signIn } from './support/sign-in.ts'
import { tellOfSound } from './support/sound.ts'

const fixture = (name: string) => readFileSync(`e2e/fixtures/lessons/${name}.html`, 'utf8')

/** Sample lessons of one course: the first, the middle and the last. */
const [first, middle, last] = [12, 13, 14].map((id) => `/view-lesson-details/${id}`)
const sheet = 'iframe'

/** A lesson of this page in a course of its own. */
async function upload(
  admin: ContractClient,
  htmlContent: string,
  course: Record<string, unknown> = {},
) {
  const { id } = await buildCourse(admin, course)
  return uploadLesson(admin, id, htmlContent)
}

const viewer = (id: number) => `/view-lesson-details/${id}`
const untilReady = (page: Page) => page.locator('[data-state="ready"]').waitFor()

/** Speech that only notes what it is asked to say. */
function stubSpeech() {
  class Utterance {
    voice: SpeechSynthesisVoice | null = null
    lang = ''
    rate = 1
    pitch = 1
    volume = 1
    constructor(readonly text: string) {}
  }
  const said: Utterance[] = []
  const synthesis = {
    speaking: false,
    pending: false,
    cancel() {},
    speak(utterance: Utterance) {
      said.push(utterance)
      this.speaking = true
    },
    getVoices: () => [{ lang: 'fr-FR' }, { lang: 'en-US' }, { lang: 'en-GB' }],
  }
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
  Object.assign(window, { SpeechSynthesisUtterance: Utterance, said })
}

test('the bar leads back, to the lessons beside by their numbers, and out of the frame', async ({
  page,
}) => {
  await page.goto(middle ?? '')

  await expect(page.getByText('Course 4 • Lesson 2')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /Signposting/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Course' })).toHaveAttribute(
    'href',
    '/course/4',
  )
  await expect(page.getByRole('link', { name: 'Previous Lesson' })).toHaveAttribute(
    'href',
    first ?? '',
  )
  await expect(page.getByRole('link', { name: 'Next Lesson' })).toHaveAttribute('href', last ?? '')
  await page.goto(first ?? '')
  await expect(page.getByRole('link', { name: 'Next Lesson' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Previous Lesson' })).toHaveCount(0)
  await page.goto(last ?? '')
  await expect(page.getByRole('link', { name: 'Previous Lesson' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Next Lesson' })).toHaveCount(0)
})

test('paper tells that it holds the part in sight, and where the whole can be printed', async ({
  page,
}) => {
  const onPaper = page.getByText('Only the part on the screen is printed here.')
  await page.goto(middle ?? '')
  await expect(onPaper).toBeHidden()

  await page.emulateMedia({ media: 'print' })

  await expect(onPaper).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /Signposting/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Next Lesson' })).toBeHidden()
})

test('one step back leads to the lesson before', async ({ page }) => {
  await page.goto(first ?? '')
  await untilReady(page)
  await page.getByRole('link', { name: 'Next Lesson' }).click()
  await expect(page.frameLocator(sheet).getByRole('heading', { name: /Signposting/ })).toBeVisible()

  await page.goBack()

  await expect(page).toHaveURL(new RegExp(`${first}$`))
  await expect(page.frameLocator(sheet).getByRole('heading', { level: 1 })).toHaveText(
    /Strong Openings/,
  )
})

test('the frame is the sandbox of the specification, with the course’s files and the notice', async ({
  page,
  admin,
}) => {
  const lesson = await upload(admin, '<h1>Hello</h1>', {
    cssContent: 'h1 { color: rgb(1, 2, 3) }',
    jsContent: "document.body.dataset.course = 'here'",
  })

  await page.goto(viewer(lesson.id))

  const frame = page.locator(sheet)
  await expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox',
  )
  await expect(frame).toHaveAttribute('allow', 'microphone; camera; autoplay')
  await expect(frame).toHaveAttribute('title', 'Hello')
  const inside = page.frameLocator(sheet)
  await expect(inside.getByRole('heading')).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(inside.locator('body')).toHaveAttribute('data-course', 'here')
  await expect(inside.getByText(/Some interactive features.*are limited/)).toBeVisible()
  await inside.getByRole('button', { name: 'Dismiss this notice' }).click()
  await expect(inside.getByText(/Some interactive features/)).toHaveCount(0)
})

test('the interactive version has no notice, and its address is clean after a second', async ({
  page,
}) => {
  await page.goto(middle ?? '')
  const opened = page.waitForEvent('popup')

  await page.getByRole('link', { name: 'Open Interactive Version' }).click()

  const tab = await opened
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/Signposting/)
  await expect(tab.getByText(/Some interactive features/)).toHaveCount(0)
  await expect(tab).toHaveURL(/^http:\/\/lessons\.localhost:\d+\/lesson-documents\/13$/)
})

test('an interactive tab can be loaded again as often as one likes', async ({ page }) => {
  await page.goto(middle ?? '')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open Interactive Version' }).click()
  const tab = await opened

  for (let time = 1; time <= 2; time++) {
    await expect(tab).toHaveURL(/^http:\/\/lessons\.localhost:\d+\/lesson-documents\/13$/)
    await tab.reload()
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/Signposting/)
  }
})

test('a tab whose lesson has become premium leads to its overlay', async ({ page, admin }) => {
  const lesson = await upload(admin, '<h1>Open for a while</h1>')
  await page.goto(`/lesson-documents/${lesson.id}/interactive`)
  await expect(page).toHaveURL(new RegExp(`/lesson-documents/${lesson.id}$`))

  await admin.studio('PATCH', `/lessons/${lesson.id}`, { isPremium: true })
  await page.evaluate(() => location.reload())

  await expect(page).toHaveURL(`${admin.url}${viewer(lesson.id)}`)
  await expect(page.getByRole('heading', { name: 'Premium Lesson' })).toBeVisible()
})

test('a lesson that is not there, and one without content', async ({
  pageWithErrors: page,
  admin,
}) => {
  const { id: course } = await buildCourse(admin)
  const empty = await buildLesson(admin, { course })

  const answer = await page.goto('/view-lesson-details/999999')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Lesson Not Found' })).toBeVisible()
  await expect(page.getByText('does not exist')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Admin' })).toHaveAttribute('href', '/admin')

  await page.goto(viewer(empty.id))
  await expect(page.getByRole('heading', { name: 'No Content Available' })).toBeVisible()
  await expect(page.getByText("This lesson doesn't have content available yet.")).toBeVisible()
})

test('while a lesson is fetched the screen says so', async ({ page }) => {
  await page.route('**/api/lessons/13', () => undefined)

  // A click before the page's script runs loads the lesson's document, which comes whole.
  await expect(async () => {
    await page.goto('/view-lessons/4')
    await page
      .getByRole('link', { name: /View Lesson/ })
      .nth(1)
      .click()

    await expect(page.getByText('Loading lesson...').last()).toBeVisible({ timeout: 3_000 })
  }).toPass()
})

test('a slow frame says so, and can be asked for again', async ({ page }) => {
  await page.clock.install()
  let asked = 0
  await page.route('**/lesson-documents/13', (route) => {
    asked += 1
    return asked > 1 ? route.continue() : undefined
  })
  await page.goto(middle ?? '', { waitUntil: 'commit' })
  await expect(page.getByText('Loading lesson...').last()).toBeVisible()

  // The waiting begins once the page is alive.
  await expect(async () => {
    await page.clock.runFor(9_000)
    await expect(page.getByText('The lesson is taking a long time to load.')).toBeVisible({
      timeout: 500,
    })
  }).toPass()
  await page.getByRole('button', { name: 'Try Again' }).click()

  await expect(page.frameLocator(sheet).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('The lesson is taking a long time to load.')).toHaveCount(0)
})

test('a frame that fails says so, and can be asked for again', async ({ pageWithErrors: page }) => {
  await page.goto('/view-lessons/4')
  const comesBack = await routeUntil(page, '**/lesson-documents/13', (route) => route.abort())
  await page
    .getByRole('link', { name: /View Lesson/ })
    .nth(1)
    .click()

  await expect(page.getByRole('alert')).toContainText('The lesson is not showing')
  comesBack()
  await page.getByRole('button', { name: 'Try Again' }).click()

  await expect(page.frameLocator(sheet).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('without script the bar leads on and has no button', async ({ pageWithoutScript: page }) => {
  await page.goto(middle ?? '')

  await expect(page.getByRole('link', { name: 'Next Lesson' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fullscreen' })).toBeHidden()
})

test('on a phone the notice is in sight from the start', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })

  await page.goto(middle ?? '')

  const dismiss = page.frameLocator(sheet).getByRole('button', { name: 'Dismiss this notice' })
  await expect(dismiss).toBeInViewport({ ratio: 1 })
})

test('fullscreen is the browser’s, without the site’s header', async ({ page }) => {
  await page.goto(middle ?? '')
  await untilReady(page)

  await page.getByRole('button', { name: 'Fullscreen', exact: true }).click()

  await expect(page.getByRole('button', { name: 'Exit Fullscreen' })).toBeVisible()
  expect(
    await page.evaluate(() => document.fullscreenElement?.contains(document.querySelector('h1'))),
  ).toBe(true)
  await page.getByRole('button', { name: 'Exit Fullscreen' }).click()
  await expect(page.getByRole('button', { name: 'Fullscreen', exact: true })).toBeVisible()
})

for (const [name, breakFullscreen] of [
  [
    'refused',
    () =>
      Object.assign(Element.prototype, {
        requestFullscreen: () => Promise.reject(new TypeError('no')),
      }),
  ],
  ['missing', () => Object.assign(Element.prototype, { requestFullscreen: undefined })],
] as const) {
  test(`where fullscreen is ${name} the lesson fills the window until Escape`, async ({ page }) => {
    await page.addInitScript(breakFullscreen)
    await page.goto(middle ?? '')
    await untilReady(page)
    const enter = page.getByRole('button', { name: 'Fullscreen', exact: true })
    const siteHeader = page.getByRole('link', { name: 'Book Trial' })

    await enter.click()
    await expect(page.locator('[data-fullscreen="window"]')).toHaveCSS('position', 'fixed')
    await expect(siteHeader).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(siteHeader).toBeVisible()

    await enter.click()
    await page.frameLocator(sheet).getByRole('button', { name: 'Night mode' }).focus()
    await page.keyboard.press('Escape')
    await expect(siteHeader).toBeVisible()
  })
}

test('the frame remembers day or night, which begins as day', async ({ page, admin }) => {
  const lesson = await upload(admin, fixture('attributes'))
  const root = page.frameLocator(sheet).locator('html')
  await page.goto(viewer(lesson.id))
  await expect(root).toHaveAttribute('data-theme', 'day')

  await page.frameLocator(sheet).getByRole('button', { name: 'Night mode' }).click()
  await expect(root).toHaveAttribute('data-theme', 'night')
  await page.reload()

  await expect(root).toHaveAttribute('data-theme', 'night')
  await expect(
    page.frameLocator(sheet).getByRole('button', { name: 'Night mode' }),
  ).toHaveAttribute('aria-pressed', 'true')
})

test('only the frame’s own words change what is remembered', async ({ page }) => {
  await page.goto(middle ?? '')
  await untilReady(page)

  await page.evaluate(() => {
    window.postMessage({ type: 'lesson-theme:set', theme: 'night' }, '*')
    return new Promise((resolve) => setTimeout(resolve))
  })

  expect(await page.evaluate(() => localStorage.getItem('lesson-theme'))).toBeNull()
})

test('pronunciation is an English voice at rate 0.8, pitch 1 and volume 1', async ({
  page,
  admin,
}) => {
  await page.addInitScript(stubSpeech)
  const lesson = await upload(admin, fixture('attributes'))
  await page.goto(`/lesson-documents/${lesson.id}`)

  await page.getByRole('button', { name: 'though' }).first().press('Enter')
  await page.getByRole('button', { name: 'through' }).click()

  const said = await page.evaluate(() => Reflect.get(window, 'said'))
  const manner = { rate: 0.8, pitch: 1, volume: 1, lang: 'en-GB', voice: { lang: 'en-GB' } }
  expect(said).toEqual([
    { text: 'though', ...manner },
    { text: 'through', ...manner },
  ])
})

test('where a voice of the network is silent one of the device speaks, and where none does the lesson says so', async ({
  page,
  admin,
}) => {
  await page.addInitScript(stubSpeech)
  await page.addInitScript(() => {
    const far = { name: 'far', lang: 'en-GB', localService: false }
    const own = { name: 'own', lang: 'en-US', localService: true }
    let canSpeak = true
    Object.assign(window.speechSynthesis, {
      getVoices: () => [far, own],
      speak(utterance: SpeechSynthesisUtterance) {
        Reflect.get(window, 'said').push(utterance)
        if (canSpeak && utterance.voice?.localService) return
        const failed = Object.assign(new Event('error'), { error: 'network' })
        queueMicrotask(() => Reflect.apply(utterance.onerror ?? (() => {}), utterance, [failed]))
      },
    })
    Object.assign(window, {
      hushAll: () => {
        canSpeak = false
      },
    })
  })
  const alerts: string[] = []
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message())
    await dialog.accept()
  })
  const lesson = await upload(admin, fixture('attributes'))
  await page.goto(`/lesson-documents/${lesson.id}`)
  const voices = () =>
    page.evaluate(() =>
      Reflect.get(window, 'said').map(({ voice }: SpeechSynthesisUtterance) => voice?.name),
    )

  await page.getByRole('button', { name: 'through' }).click()
  await expect.poll(voices).toEqual(['far', 'own'])
  expect(alerts).toEqual([])

  await page.evaluate(() => Reflect.get(window, 'hushAll')())
  await page.getByRole('button', { name: 'through' }).click()

  await expect.poll(() => alerts).toEqual([expect.stringContaining('Audio Not Available')])
  expect(await voices()).toEqual(['far', 'own', 'far', 'own'])
})

test('an option is selected, and judged after 500 ms; a wrong one shows the right one', async ({
  page,
  admin,
}) => {
  await page.clock.install()
  const lesson = await upload(admin, fixture('attributes'))
  await page.goto(`/lesson-documents/${lesson.id}`)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Test' }).press('Enter')
  const [wrong, right] = [
    page.getByRole('button', { name: 'ruff' }),
    page.getByRole('button', { name: 'thoe' }),
  ]

  await wrong.press(' ')
  await page.clock.runFor(499)
  await expect(wrong).toHaveClass('selected')
  await expect(right).not.toHaveClass(/correct/)
  await page.clock.runFor(1)

  await expect(wrong).toHaveClass('selected incorrect')
  await expect(right).toHaveClass('correct')
  await expect(page.getByRole('status')).toHaveText('Not quite. The right answer: thoe')
  await right.click({ force: true })
  await expect(right).toHaveClass('correct')
})

test('arrow keys walk through radio buttons, Space or Enter answers', async ({ page, admin }) => {
  const lesson = await upload(admin, fixture('attributes'))
  await page.goto(`/lesson-documents/${lesson.id}#test`)
  const radios = page.getByRole('radio')

  await radios.first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.selected')).toHaveCount(0)
  await page.keyboard.press('Enter')

  await expect(page.locator('label.correct')).toHaveText('three')
  await expect(radios.nth(2)).toBeChecked()
  await page.locator('label', { hasText: 'one' }).click({ force: true })
  await expect(radios.nth(2)).toBeChecked()
})

test('a lesson whose script has a ‘parent’ of its own is there, and remembers its theme', async ({
  page,
  admin,
}) => {
  const own = '<script>var parent = document.body</script>'
  const lesson = await upload(admin, fixture('attributes') + own)
  await page.goto(viewer(lesson.id))
  await untilReady(page)

  await page.frameLocator(sheet).getByRole('button', { name: 'Night mode' }).click()
  await page.reload()

  await expect(page.frameLocator(sheet).locator('html')).toHaveAttribute('data-theme', 'night')
})

test('a lesson that writes its page anew is still there, and keeps what it can do', async ({
  page,
  admin,
}) => {
  const lesson = await upload(admin, rewritten)
  await page.goto(viewer(lesson.id))
  await untilReady(page)
  const inside = page.frameLocator(sheet)
  const answer = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('message', ({ data }) => resolve(data))
      }),
  )

  await inside.getByRole('button', { name: 'Go on' }).click()

  expect(await answer).toEqual({ type: 'lesson-ready' })
  await expect(inside.getByRole('heading', { name: 'Halves' })).toBeHidden()
  await inside.getByRole('button', { name: 'Half', exact: true }).click()
  await expect(inside.getByRole('button', { name: 'Half', exact: true })).toHaveClass(/correct/)
})

/** Two sections, of which a press makes two others. */
const rewritten = `<!doctype html><html lang="en"><head><title>Parts</title></head><body>
  <a href="#one" data-go="one">One</a><a href="#two" data-go="two">Two</a>
  <section id="one"><button onclick="document.write(next); document.close()">Go on</button></section>
  <section id="two"><h2>Two</h2></section><template>
    <a href="#half" data-go="half">First</a><a href="#halves" data-go="halves">Second</a>
    <section id="half" data-question><button data-option data-correct="true">Half</button></section>
    <section id="halves"><h2>Halves</h2></section></template>
  <script>var next = document.querySelector('template').innerHTML</script></body></html>`

test('navigation shows one section and takes the focus along', async ({ page, admin }) => {
  const lesson = await upload(admin, fixture('attributes'))
  await page.goto(viewer(lesson.id))
  const inside = page.frameLocator(sheet)
  await expect(inside.getByRole('heading', { name: 'Words' })).toBeVisible()
  await expect(inside.getByRole('heading', { name: 'Test' })).toBeHidden()

  await inside.getByRole('button', { name: 'Test' }).click()

  await expect(inside.getByRole('heading', { name: 'Test' })).toBeVisible()
  await expect(inside.getByRole('heading', { name: 'Words' })).toBeHidden()
  await expect(inside.locator('#test')).toBeFocused()
})

test('a link to another site opens a tab and leaves the lesson where it is', async ({
  page,
  context,
  admin,
}) => {
  await context.route('https://dictionary.example/**', (route) =>
    route.fulfill({ body: 'A dictionary' }),
  )
  const lesson = await upload(admin, fixture('attributes'))
  await page.goto(viewer(lesson.id))
  const opened = page.waitForEvent('popup')

  await page.frameLocator(sheet).getByRole('link', { name: 'Dictionary' }).click()

  await expect(await opened).toHaveURL('https://dictionary.example/though')
  await expect(page.frameLocator(sheet).getByRole('heading', { name: 'Words' })).toBeVisible()
})

test('what a lesson links to opens as any link does: the site itself, and others with their storage', async ({
  page,
  context,
  admin,
}) => {
  const cards = '<script>localStorage.setItem("deck", "1"); document.title = "Cards"</script>'
  await context.route('https://cards.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: cards }),
  )
  const lesson = await upload(
    admin,
    `<h1>Links</h1><a href="${admin.url}/about">About me</a>
     <a href="https://cards.example/deck" target="_blank">Cards</a>`,
  )
  await page.goto(viewer(lesson.id))
  const inside = page.frameLocator(sheet)

  const site = page.waitForEvent('popup')
  await inside.getByRole('link', { name: 'About me' }).click()
  await expect((await site).getByRole('heading', { level: 1 })).toBeVisible()
  const other = page.waitForEvent('popup')
  await inside.getByRole('link', { name: 'Cards' }).click()

  await expect(await other).toHaveTitle('Cards')
  await expect(inside.getByRole('heading', { name: 'Links' })).toBeVisible()
})

test('links on a part of a picture and in a drawing open a tab too', async ({
  page,
  context,
  admin,
}) => {
  await context.route('https://dictionary.example/**', (route) =>
    route.fulfill({ body: 'A dictionary' }),
  )
  const lesson = await upload(admin, pictureLinks)
  await page.goto(viewer(lesson.id))
  const inside = page.frameLocator(sheet)

  const first = page.waitForEvent('popup')
  await inside.getByAltText('Lake').press('Enter')
  await expect(await first).toHaveURL('https://dictionary.example/lake')
  const second = page.waitForEvent('popup')
  await inside.getByLabel('River').press('Enter')

  await expect(await second).toHaveURL('https://dictionary.example/river')
  await expect(inside.getByRole('heading', { name: 'Map' })).toBeVisible()
})

const pictureLinks = `<h1>Map</h1>
  <img usemap="#map" alt="" width="50" height="50" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>">
  <map name="map"><area coords="0,0,50,50" href="https://dictionary.example/lake" alt="Lake"></map>
  <svg width="50" height="50"><a xlink:href="https://dictionary.example/river" aria-label="River">
    <rect width="50" height="50" /></a></svg>`

test('in the frame the microphone is refused, and the lesson says how to allow it', async ({
  pageWithErrors: page,
  admin,
}) => {
  const lesson = await upload(admin, fixture('attributes'))
  await page.goto(viewer(lesson.id))
  const said = page.waitForEvent('dialog')

  const press = page.frameLocator(sheet).getByRole('button', { name: 'Start Recording' }).click()
  const dialog = await said
  await dialog.accept()
  await press

  expect(dialog.message()).toBe(
    'Recording failed. Please ensure microphone permissions are granted.',
  )
})

test('in the interactive tab the learner records and hears it', async ({ page, admin }) => {
  await page.addInitScript(tellOfSound)
  const lesson = await upload(admin, fixture('attributes'))
  await page.goto(`/lesson-documents/${lesson.id}/interactive`)

  await page.getByRole('button', { name: 'Start Recording' }).click()
  const stop = page.getByRole('button', { name: 'Stop Recording' })
  await expect(stop).toBeVisible()
  await page.waitForFunction(() => 'hasSound' in window)
  await stop.click()

  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible()
  const player = page.getByLabel('Your recording')
  await expect(player).toBeVisible()
  await expect(player).toHaveJSProperty('error', null)
  await expect(player).toHaveAttribute('src', /^blob:http:\/\/lessons\.localhost/)
})

test('a double click in a lesson records, and does not stop at once', async ({ page, admin }) => {
  await page.addInitScript(tellOfSound)
  const lesson = await upload(admin, fixture('attributes'))
  await page.goto(`/lesson-documents/${lesson.id}/interactive`)

  await page.getByRole('button', { name: 'Start Recording' }).dblclick()

  await page.waitForFunction(() => 'hasSound' in window)
  await expect(page.getByRole('button', { name: 'Stop Recording' })).toBeVisible()
})

test('a recording that is stopped at once is none, and the learner is told', async ({
  page,
  admin,
}) => {
  const lesson = await upload(admin, fixture('attributes'))
  await page.goto(`/lesson-documents/${lesson.id}/interactive`)
  await expect(page).toHaveURL(new RegExp(`/lesson-documents/${lesson.id}$`))
  const said = page.waitForEvent('dialog')

  await page.getByRole('button', { name: 'Start Recording' }).evaluate((button) => {
    if (!(button instanceof HTMLElement)) throw new Error('A button that cannot be pressed.')
    const pressAgain = new MutationObserver(() => {
      pressAgain.disconnect()
      button.click()
    })
    pressAgain.observe(button, { childList: true })
    button.click()
  })

  const dialog = await said
  expect(dialog.message()).toBe('Nothing was recorded. Please press Start Recording, then speak.')
  await dialog.accept()
  await expect(page.getByLabel('Your recording')).toHaveCount(0)
})

test('a lesson that does these things itself is left alone', async ({ page, admin }) => {
  await page.addInitScript(stubSpeech)
  const lesson = await upload(admin, fixture('own-scripts'))
  await page.goto(`/lesson-documents/${lesson.id}`)

  for (const name of ['Theme', 'Speak', 'Two', 'Yes']) {
    await page.getByRole('button', { name, exact: true }).click()
  }

  await expect(page.locator('#log')).toHaveText('theme speak go answer')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day')
  await expect(page.locator('#two')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'said').length)).toBe(1)
  await expect(page.locator('[data-answered]')).toHaveCount(0)
})

test.describe('pages as tutors publish them work unchanged', () => {
  test.beforeEach(async ({ context }) => {
    await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/css', body: '' }))
    await context.route(/jquery/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.jQuery = true' }),
    )
  })

  test('gaps by typing and by voice, a score, alerts', async ({ page, admin }) => {
    await page.addInitScript(() => {
      class Recognition {
        onresult: (event: unknown) => void = () => undefined
        start() {
          this.onresult({ results: [[{ transcript: 'Gate' }]] })
        }
      }
      Object.assign(window, { webkitSpeechRecognition: Recognition })
    })
    const told: string[] = []
    page.on('dialog', (dialog) => {
      told.push(dialog.message())
      dialog.accept()
    })
    const lesson = await upload(admin, fixture('airport-words-maria'))
    await page.goto(viewer(lesson.id))
    const inside = page.frameLocator(sheet)

    await expect(inside.getByText('It’s time to fly.')).toBeVisible()
    await inside.getByLabel('Gap 1').fill('ticket')
    await inside.getByRole('button', { name: 'Check' }).first().click()
    await inside.getByLabel('Gap 1').fill('boarding pass')
    await inside.getByRole('button', { name: 'Check' }).first().click()
    await inside.getByRole('button', { name: 'Say it' }).click()
    await inside.getByRole('button', { name: 'Finish' }).click()

    expect(told).toEqual([
      'Not quite! Try again, Maria.',
      'You have 2 out of 3 points. See you on Tuesday!',
    ])
  })

  test('matching, a theme and a choice of its own', async ({ page, admin }) => {
    page.on('dialog', (dialog) => dialog.accept())
    const lesson = await upload(admin, fixture('interview-matching-for-tomasz'))
    await page.goto(viewer(lesson.id))
    const inside = page.frameLocator(sheet)

    await inside.getByText('What is your greatest strength?').click()
    await inside.getByText('I stay calm when plans change.').click()
    await inside.locator('#tense').selectOption('have worked')
    await inside.getByRole('button', { name: 'Dark / light' }).click()

    await expect(inside.locator('#matched')).toHaveText('1')
    await expect(inside.getByText('Correct: since + present perfect.')).toBeVisible()
    await expect(inside.locator('body')).toHaveClass('dark')
    await expect(inside.locator('html')).not.toHaveAttribute('data-theme')
  })

  test('a quiz with the runtime’s own attributes, a policy, a base and an old charset', async ({
    page,
    admin,
  }) => {
    const lesson = await upload(admin, fixture('phone-calls-quiz-yuki'))
    expect(lesson.title).toBe("Telephone English – Yuki's quiz")
    await page.goto(viewer(lesson.id))
    const inside = page.frameLocator(sheet)
    await expect(inside.getByText('“I’ll put you through.”')).toBeVisible()

    await inside.getByRole('button', { name: 'Quiz' }).click()
    await inside.getByRole('button', { name: 'Wait there.' }).click()
    await inside.getByRole('button', { name: 'Could I take a message?' }).click()

    await expect(inside.getByRole('button', { name: 'Could I take a message?' })).toHaveClass(
      'option correct',
    )
    await expect(inside.getByText('Answers: 2.')).toBeVisible()
  })
})

for (const [name, text] of [
  ['unclosed-tags', 'Last words'],
  ['uppercase-tags', 'Everything is in CAPITALS.'],
  ['text-only', 'Just a few words without any tag at all.'],
  ['scripts-in-odd-places', 'And more after the end.'],
  ['two-pages-in-one', 'Second page'],
  ['redirect-policy-and-base', 'It stays here'],
  ['cut-off', 'The download stopped'],
] as const) {
  test(`a broken page is shown with its course’s files and the notice: ${name}`, async ({
    pageWithErrors: page,
    admin,
  }) => {
    const lesson = await upload(admin, fixture(`broken/${name}`), {
      cssContent: 'body { color: rgb(1, 2, 3) }',
      jsContent: "document.body.dataset.course = 'here'",
    })
    await page.goto(viewer(lesson.id))
    await untilReady(page)

    const inside = page.frameLocator(sheet)
    await expect(inside.getByText(text)).toBeVisible()
    await expect(inside.locator('body')).toHaveCSS('color', 'rgb(1, 2, 3)')
    await expect(inside.locator('body')).toHaveAttribute('data-course', 'here')
    await expect(inside.getByText(/Some interactive features/)).toBeVisible()
  })
}

for (const name of ['no-body', 'frameset']) {
  test(`a page that shows nothing of its own is no error: ${name}`, async ({
    pageWithErrors: page,
    admin,
  }) => {
    const lesson = await upload(admin, fixture(`broken/${name}`))

    await page.goto(viewer(lesson.id))

    await untilReady(page)
  })
}

test('a lesson of nearly 5 MB is shown', async ({ page, admin }) => {
  const paragraph = '<p>A long lesson goes on and on, and still it is read aloud.</p>\n'
  const lesson = await upload(admin, `<h1>Long</h1>${paragraph.repeat(75_000)}<h2>The end</h2>`)

  await page.goto(viewer(lesson.id))

  await expect(page.frameLocator(sheet).getByRole('heading', { name: 'The end' })).toBeAttached()
  await untilReady(page)
})

test('a Windows-1252 file keeps its quotes and accents all the way', async ({ page, admin }) => {
  const course = await buildCourse(admin)
  await signIn(page)
  await page.goto('/admin')
  await page.getByLabel(/target course/i).selectOption({ label: `${course.name} (Business)` })
  await page.getByLabel(/HTML file/i).setInputFiles('e2e/fixtures/lessons/broken/windows-1252.html')
  const created = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /lessons$/.test(response.url()),
  )
  await page
    .getByRole('button', { name: /^Upload/ })
    .first()
    .click()

  const { id, title } = await (await created).json()
  expect(title).toBe('Café words')
  await page.goto(viewer(id))

  await expect(page.frameLocator(sheet).getByText('It’s 5 € – “keep the change”.')).toBeVisible()
})

test('by keyboard alone: through the bar, and into the lesson', async ({ page }) => {
  await page.goto(middle ?? '')
  await untilReady(page)
  await page.getByRole('link', { name: 'Back to Course' }).focus()

  const reached: string[] = []
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Tab')
    reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  expect(reached).toEqual([
    'Previous Lesson',
    'Open Interactive Version (opens in a new tab)',
    'Next Lesson',
    'Fullscreen',
  ])
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
})

test('the viewer, a document of its own and a missing lesson are accessible', async ({
  pageWithErrors: page,
}) => {
  await page.goto(middle ?? '')
  await untilReady(page)
  // The lesson is a page of its own, and is looked at as one.
  await expectAccessible(page, { exclude: 'iframe' })

  for (const address of ['/lesson-documents/13', viewer(999_999)]) {
    await page.goto(address)
    await expectAccessible(page)
  }
})
