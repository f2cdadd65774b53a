import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/journey.ts'
import { seededQuizAnswers } from './support/lesson-answers.ts'
import { stubSpeech } from './support/stub-speech.ts'

const lesson = '/courses/speak-fluently/self-discipline'
const stages = [
  'Objectives',
  'Warm-up',
  'Video',
  'Vocabulary',
  'Phrases & Grammar',
  'Practice',
  'Quiz',
]
const tabNames = ['', 'warmup', 'video', 'vocabulary', 'phrases', 'practice', 'quiz']
const addressOf = (tab: string) => (tab === '' ? lesson : `${lesson}?tab=${tab}`)
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name })
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' })

test('the keyboard alone leads through a whole lesson', async ({ page }) => {
  await page.goto(lesson)
  await page.getByRole('tab', { name: 'Objectives' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Warm-up' })).toBeFocused()
  await expect(panel(page, 'Warm-up')).toBeVisible()

  for (const [index, name] of stages.slice(2).entries()) {
    await page.getByRole('button', { name: `Next: ${name}`, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(panel(page, name).getByRole('heading', { level: 2 })).toBeFocused()
    await expect(panel(page, name).getByRole('heading', { level: 2 })).toBeInViewport()
    await expect(page).toHaveURL(addressOf(tabNames[index + 2] ?? ''))
  }

  // The first option is chosen by Space and goes on; arrow keys only choose.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByText('Question 2 of 7')).toBeVisible()
  await expect(page.locator('legend').last()).toBeVisible()
  for (let question = 2; question <= 6; question++) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { checked: true }).nth(0)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Question ${question + 1} of 7`)).toBeVisible()
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { name: 'Quiz Completed!' })).toBeFocused()
  await page.getByRole('button', { name: 'Submit Quiz' }).focus()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: /^\d out of 7 correct$/ })).toBeFocused()
})

test('the stages are one stop of the keyboard, and the next one is the lesson', async ({
  page,
}) => {
  await page.goto(addressOf('vocabulary'))
  await page.getByRole('tab', { name: 'Vocabulary' }).focus()

  await page.keyboard.press('Tab')
  await expect(
    panel(page, 'Vocabulary')
      .getByRole('button', { name: /^Listen: / })
      .first(),
  ).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('tab', { name: 'Vocabulary' })).toBeFocused()
})

test('a tab stands in the address: back, reload and a visit without script keep it', async ({
  page,
  pageWithoutScript: plain,
}) => {
  await page.goto(lesson)
  await page.getByRole('tab', { name: 'Vocabulary' }).click()
  // Before the page is alive a tab is a link: pressed meanwhile, the next would take its place.
  await expect(panel(page, 'Vocabulary')).toBeVisible()
  await page.getByRole('tab', { name: 'Quiz' }).click()
  await expect(page).toHaveURL(addressOf('quiz'))

  await page.goBack()
  await expect(panel(page, 'Vocabulary')).toBeVisible()
  await page.reload()
  await expect(panel(page, 'Vocabulary')).toBeVisible()
  await page.goBack()
  await expect(panel(page, 'Objectives')).toBeVisible()

  await plain.goto(lesson)
  await plain.getByRole('tab', { name: 'Vocabulary' }).click()
  await expect(panel(plain, 'Vocabulary')).toBeVisible()
  await expect(panel(plain, 'Objectives')).toBeHidden()
  await expect(plain.getByRole('button', { name: 'Test Voice' })).toBeHidden()
  await plain.getByRole('tab', { name: 'Practice' }).click()
  await expect(panel(plain, 'Practice')).toBeVisible()
  await expect(plain.getByRole('button')).toHaveCount(0)
})

test('who only looks in fetches no further stage; who uses the page waits for none', async ({
  page,
}) => {
  const stageFile = /assets\/stages-\w+/
  const early: string[] = []
  page.on('request', (request) => stageFile.test(request.url()) && early.push(request.url()))
  await page.goto(lesson)
  await page.waitForLoadState('networkidle')
  expect(early).toEqual([])

  const stagesCame = ['stages', 'forms', 'microphone', 'phonetics'].map((name) =>
    page.waitForResponse(new RegExp(`assets/${name}-[\\w-]+\\.js`)),
  )
  await page.mouse.move(40, 40)
  await Promise.all(stagesCame)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => {
    // The browser looks for its own icon at every new address, in its cache; what counts a lesson as
    // begun comes once the device has noted it.
    if (!/favicon\.svg$|assets\/counting-/.test(request.url())) asked.push(request.url())
  })

  for (const name of stages) {
    await page.getByRole('tab', { name }).click()
    await expect(panel(page, name)).toBeVisible()
  }

  expect(asked).toEqual([])
})

test('the video is asked for by a click, and stops with its tab', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
  )
  await page.goto(addressOf('video'))
  await expect(page.locator('iframe')).toHaveCount(0)

  await page.getByRole('button', { name: 'Play the video' }).click()
  const player = page.getByTitle('Video: Mastering Self-Discipline')
  // Not `toBeFocused`: while the player's own process takes over the frame, which here comes at once,
  // the page as a whole may count as without focus.
  await expect.poll(() => player.evaluate((frame) => document.activeElement === frame)).toBe(true)
  await expect(player).toHaveAttribute('allow', /fullscreen/)
  await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin')
  await expect(player).not.toHaveAttribute('allowfullscreen')
  await page.getByRole('tab', { name: 'Vocabulary' }).click()

  await expect(page.locator('iframe')).toHaveCount(0)
})

test('without script the video is a link, and nobody is told to press a button', async ({
  pageWithoutScript: page,
}) => {
  await page.goto(addressOf('video'))

  const note = page.getByText('The video comes from YouTube')
  await expect(note).toHaveText('The video comes from YouTube.', { useInnerText: true })
  await expect(note.getByRole('link')).toHaveAttribute(
    'href',
    /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]+$/,
  )
})

test('a quiz goes on where it was after a reload, and after another page', async ({ page }) => {
  await page.goto(addressOf('quiz'))
  const [first, second] = await seededQuizAnswers(page, '/api/courses/1/lessons/1')
  const quiz = panel(page, 'Quiz')
  const option = (answer?: { right: string }) =>
    quiz.getByRole('radio', { name: answer?.right ?? '', exact: true })
  await option(first).click()
  await expect(quiz.getByText('Question 2 of 7')).toBeVisible()

  await page.reload()
  await expect(quiz.getByText('Question 2 of 7')).toBeVisible()
  await option(second).click()
  await expect(quiz.getByText('Question 3 of 7')).toBeVisible()
  await page.getByRole('link', { name: 'Back to lessons' }).click()
  await expect(page).toHaveURL('/courses/speak-fluently')
  await page.goBack()

  await expect(quiz.getByText('Question 3 of 7')).toBeVisible()
  await quiz.getByRole('button', { name: 'Previous question' }).click()
  await expect(option(second)).toBeChecked()
})

test('the quiz ends in results with the right and the wrong marked', async ({ page }) => {
  await page.goto(addressOf('quiz'))
  const answers = await seededQuizAnswers(page, '/api/courses/1/lessons/1')
  const quiz = panel(page, 'Quiz')
  for (const [index, { right, wrong }] of answers.entries()) {
    await expect(quiz.getByText(`Question ${index + 1} of 7`)).toBeVisible()
    await quiz.getByRole('radio', { name: index === 0 ? wrong : right, exact: true }).click()
    if (index === 2) {
      await expect(quiz.getByText('Question 4 of 7')).toBeVisible()
      await page.getByRole('tab', { name: 'Practice' }).click()
      await page.getByRole('tab', { name: 'Quiz' }).click()
    }
  }
  await expect(page.getByText('Quiz Completed!')).toBeVisible()
  await page.getByRole('button', { name: 'Submit Quiz' }).click()

  await expect(quiz.getByRole('heading', { name: '6 out of 7 correct' })).toBeFocused()
  await expect(quiz.getByRole('progressbar', { name: 'Correct answers' })).toHaveJSProperty(
    'value',
    6,
  )
  await expect(quiz.getByText('(your answer, not correct)')).toHaveCount(1)
  await expect(quiz.getByText('(your answer, correct)')).toHaveCount(6)
  await expect(quiz.getByText('(correct answer)')).toHaveCount(1)
  await expect(quiz.getByRole('link', { name: 'Next Lesson' })).toHaveAttribute(
    'href',
    '/courses/speak-fluently',
  )
  await expect(quiz.getByRole('link', { name: /Book a Live Session/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restart Lesson' })).toHaveCount(0)

  await page.reload()
  await expect(quiz.getByRole('heading', { name: '6 out of 7 correct' })).toBeVisible()
  await quiz.getByRole('button', { name: 'Practice Again' }).click()
  await expect(panel(page, 'Practice').getByRole('heading', { level: 2 })).toBeFocused()
  await page.getByRole('button', { name: 'Next: Quiz' }).click()
  await expect(quiz.getByText('Question 1 of 7')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous: Practice' })).toBeVisible()
  await page.getByRole('button', { name: 'Restart Lesson' }).click()
  await expect(panel(page, 'Objectives')).toBeVisible()
})

test.describe('speech', () => {
  const voices = [
    { name: 'Samantha', lang: 'en-US', default: true },
    { name: 'Daniel', lang: 'en-GB', default: false },
  ]

  test('pressed again it stops, and so it does with its tab', async ({ page }) => {
    await page.addInitScript(stubSpeech, { voices })
    await page.goto(addressOf('phrases'))
    const phrase = panel(page, 'Phrases')
      .getByRole('button', { name: /^Listen: / })
      .first()

    await phrase.click()
    await phrase.click()
    await expect(phrase).toHaveAttribute('aria-pressed', 'false')
    await phrase.click()
    await page.getByRole('tab', { name: 'Quiz' }).click()

    await expect.poll(() => page.evaluate(() => window.speechSynthesis.speaking)).toBe(false)
  })

  test('on a phone no toast comes over the voice bar while words are spoken', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.addInitScript(stubSpeech, { voices: [] })
    await page.goto(addressOf('vocabulary'))

    for (const index of [0, 1, 2]) {
      await panel(page, 'Vocabulary').getByRole('button').nth(index).click()
      await expect(page.getByRole('status').getByText('Audio Playing')).toBeVisible()
    }

    await expect(page.getByText('no voice found', { exact: true })).toBeVisible()
    await expect(toast(page).getByRole('button')).toHaveCount(0)
  })

  test('a toast stands above the voice bar of a phone, wherever the page is', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'speechSynthesis')
      Reflect.deleteProperty(Window.prototype, 'speechSynthesis')
    })
    await page.goto(addressOf('vocabulary'))
    const bar = page.getByRole('complementary', { name: 'Voice' })
    const slip = toast(page).getByText('Audio Not Available').locator('..')
    await page.getByRole('button', { name: 'Test Voice' }).click()
    await slip.hover() // it stays

    for (const fromEnd of [4_000, 300, 200, 150, 100, 50, 0]) {
      await page.evaluate(
        (px) => window.scrollTo(0, document.body.scrollHeight - innerHeight - px),
        fromEnd,
      )
      await expect
        .poll(async () => overlap(await slip.boundingBox(), await bar.boundingBox()))
        .toBe(0)
      await expect(slip).toBeInViewport({ ratio: 1 })
    }
  })
})

test.describe('the chosen text size', () => {
  const textSizeOf = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).fontSize)

  test('belongs to lessons, and the next one begins with it', async ({ page }) => {
    await page.goto(lesson)
    const step = page.getByRole('button', { name: 'Text size' })
    await step.click()
    await step.click()

    await page.getByRole('link', { name: 'Back to lessons' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Lessons' })).toBeVisible()
    expect(await textSizeOf(page)).toBe('16px')
    await page
      .getByRole('link', { name: /^Start Lesson/ })
      .nth(1)
      .click()

    await expect(page.getByRole('button', { name: 'Text size: 14px' })).toBeVisible()
    expect(await textSizeOf(page)).toBe('14px')
    await page.getByRole('button', { name: 'Text size: 14px' }).click()
    expect(await textSizeOf(page)).toBe('16px')
  })

  test('is there before the page is alive', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('lesson-text-size', '14'))
    await page.route('**/assets/entry-browser-*.js', () => undefined)

    await page.goto(lesson, { waitUntil: 'commit' })

    await expect.poll(() => textSizeOf(page)).toBe('14px')
  })
})

test('fullscreen hides the site around the lesson, and the window does where it is refused', async ({
  page,
}) => {
  await page.goto(lesson)
  await page.getByRole('button', { name: 'Fullscreen' }).click()
  await expect(page.getByRole('button', { name: 'Exit Fullscreen' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Courses' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Exit Fullscreen' }).click()
  await expect(page.getByRole('link', { name: 'Courses' }).first()).toBeVisible()

  await page.evaluate(() => {
    document.documentElement.requestFullscreen = () => Promise.reject(new Error('refused'))
  })
  await page.getByRole('button', { name: 'Fullscreen' }).click()
  await expect(page.getByRole('link', { name: 'Courses' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await expect(page.getByRole('button', { name: 'Fullscreen', exact: true })).toBeVisible()
})

test('fullscreen ends with the lesson, and the next lesson can have it again', async ({ page }) => {
  await page.goto(lesson)
  await page.getByRole('button', { name: 'Fullscreen' }).click()
  await expect(page.getByRole('button', { name: 'Exit Fullscreen' })).toBeVisible()

  await page.getByRole('link', { name: 'Back to lessons' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Lessons' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
  await page
    .getByRole('link', { name: /^Start Lesson/ })
    .nth(1)
    .click()
  await page.getByRole('button', { name: 'Fullscreen', exact: true }).click()

  await expect(page.getByRole('button', { name: 'Exit Fullscreen' })).toBeVisible()
})

test('a page that is fullscreen already can be left', async ({ page }) => {
  await page.goto('/courses/speak-fluently')
  const opening = page.getByRole('link', { name: 'Open the featured lesson' })
  await opening.evaluate((link) =>
    link.addEventListener('click', () => document.documentElement.requestFullscreen()),
  )

  await opening.click()
  await page.getByRole('button', { name: 'Exit Fullscreen' }).click()

  await expect(page.getByRole('button', { name: 'Fullscreen', exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull()
})

test('a premium lesson shows its overlay and withholds the rest', async ({ page, request }) => {
  const path = '/courses/speak-fluently/speech-course-7'
  await page.goto(path)

  await expect(page.getByRole('heading', { name: 'Premium Lesson' })).toBeVisible()
  await expect(
    page.getByText(
      'This is a premium lesson only available to members with an active subscription.',
    ),
  ).toBeVisible()
  await expect(page.getByText('Premium', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /Upgrade Now/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Free Lessons' })).toHaveAttribute(
    'href',
    '/courses/speak-fluently',
  )
  const html = await (await request.get(path)).text()
  const answer = await (await request.get('/api/courses/1/lessons/7')).json()
  expect(Object.keys(answer).toSorted()).toEqual(
    ['courseId', 'createdAt', 'id', 'isPremium', 'lessonNumber', 'objectives', 'title'].toSorted(),
  )
  expect(html).not.toMatch(/vocabulary|quizQuestions|role="tab"/)
})

test('the overlay lies on the lesson, below its objectives; on a phone above them', async ({
  page,
}) => {
  await page.goto('/courses/speak-fluently/speech-course-7')
  const overlay = page.getByRole('region', { name: 'Premium Lesson' })
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox()
    return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) }
  }
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })

    const objectives = await boxOf(page.getByRole('main').getByRole('list').first())
    const covered = await boxOf(overlay.locator('xpath=preceding-sibling::*'))
    const cover = await boxOf(overlay)

    const [above, below] = width < 768 ? [covered, objectives] : [objectives, covered]
    expect(below.top).toBeGreaterThanOrEqual(above.bottom)
    expect(cover.top).toBeGreaterThan(covered.top)
    expect(cover.bottom).toBeLessThan(covered.bottom)
  }
})

test('lesson 2 shows the inner voice, another the lake', async ({ page }) => {
  await page.goto('/courses/speak-fluently/speech-course-2?tab=warmup')
  await expect(page.getByRole('img', { name: /inside the head/ })).toBeVisible()

  await page.goto('/courses/speak-fluently/speech-course-3?tab=warmup')

  await expect(page.getByRole('img', { name: /lake at dawn/ })).toBeVisible()
})

test('on paper every stage is there and no control', async ({ page }) => {
  await page.goto(lesson)

  await page.emulateMedia({ media: 'print' })

  for (const name of stages) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('tab')).toHaveCount(0)
})

test('a lesson that is not there says where to go', async ({ page }) => {
  const response = await page.request.get('/courses/speak-fluently/speech-course-99')
  expect(response.status()).toBe(404)

  await page.goto(`${lesson}?tab=quiz`)
  await page.getByRole('link', { name: 'Back to lessons' }).click()

  await expect(page).toHaveURL('/courses/speak-fluently')
})

test('every tab of a lesson is accessible', async ({ page }) => {
  await page.goto(lesson)
  for (const name of stages) {
    await page.getByRole('tab', { name }).click()
    await expect(panel(page, name)).toBeVisible()
    await expectAccessible(page)
  }
})

interface Box {
  y: number
  height: number
}

/** By how many pixels one box lies over the other, of two that are equally wide. */
function overlap(one: Box | null, other: Box | null): number {
  if (!one || !other) throw new Error('Both boxes must be visible.')
  const end = Math.min(one.y + one.height, other.y + other.height)
  return Math.max(0, end - Math.max(one.y, other.y))
}
