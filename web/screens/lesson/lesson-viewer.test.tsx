import { useNavigate } from 'react-router-dom'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { show } from '../../../testing/component/show.tsx'
import { buildLesson } from '../../../testing/fake-contract.ts'
import { LessonViewer } from './lesson-viewer.tsx'

const texts = (name: string) => Array.from({ length: 60 }, (_none, index) => `${name} ${index}`)

const lesson = buildLesson({
  objectives: texts('Objective'),
  warmUpQuestions: texts('Question'),
  vocabulary: texts('Word').map((word) => ({ word, phonetics: '', definition: '', example: '' })),
  videoId: '',
})

/** In place of the browser's own. */
function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  )
}

const visit = () =>
  show(
    <>
      <Back />
      <header style={{ blockSize: '5rem' }}>The site’s header</header>
      <main>
        <LessonViewer lesson={lesson} lessonsPath="/courses/general" practisePath="/practise" />
      </main>
    </>,
  )

const button = (name: string) => page.getByRole('button', { name, exact: true })
const text = (name: string) => page.getByText(name, { exact: true })
const heightOf = (name: string) => text(name).element().getBoundingClientRect().top

/** Presses a button without scrolling to it, or taking the focus to it. */
const pressInPlace = (name: string) =>
  button(name)
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))

/** On a phone whose reader has made the letters so large. */
async function visitOnPhone(width: number, height: number, letters = '100%') {
  await page.viewport(width, height)
  document.documentElement.style.fontSize = letters
  onTestFinished(async () => {
    document.documentElement.style.removeProperty('font-size')
    await page.viewport(1_280, 900)
  })
  await visit()
}

const voiceBar = page.getByRole('complementary', { name: 'Voice' })
const topOf = (thing: Locator) => thing.element().getBoundingClientRect().top
const bottomOf = (thing: Locator) => thing.element().getBoundingClientRect().bottom

beforeEach(() => {
  window.scrollTo(0, 0)
  // As on a phone that has no fullscreen: the lesson fills the window.
  Object.assign(document.documentElement, { requestFullscreen: undefined })
  // There no browser keeps what is read in its place either.
  document.documentElement.style.overflowAnchor = 'none'
})

test('who leaves fullscreen goes on reading at the same place', async () => {
  await visit()
  await button('Fullscreen').click()
  await expect.element(text('The site’s header')).not.toBeVisible()
  text('Objective 30').element().scrollIntoView({ block: 'center' })
  const before = heightOf('Objective 30')

  await userEvent.keyboard('{Escape}')

  await expect.element(text('The site’s header')).toBeInTheDocument()
  await expect.element(button('Fullscreen')).toBeInTheDocument()
  expect(Math.abs(heightOf('Objective 30') - before)).toBeLessThanOrEqual(1)
})

test('Escape closes a dialog, and fullscreen stays', async () => {
  await visit()
  await button('Fullscreen').click()
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  onTestFinished(() => dialog.remove())
  dialog.showModal()

  await userEvent.keyboard('{Escape}')
  expect(dialog.open).toBe(false)
  await expect.element(button('Exit Fullscreen')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')

  await expect.element(button('Fullscreen')).toBeInTheDocument()
})

test('whoever has scrolled down on a phone can leave fullscreen there', async () => {
  await page.viewport(375, 667)
  onTestFinished(() => page.viewport(1_280, 900))
  await visit()
  await button('Fullscreen').click()

  text('Objective 30').element().scrollIntoView({ block: 'center' })
  await button('Exit Fullscreen').click()

  await expect.element(button('Fullscreen')).toBeInTheDocument()
  await expect.element(text('Objective 30')).toBeInViewport()
})

test('who reads on in fullscreen is at the same place', async () => {
  await visit()
  text('Objective 30').element().scrollIntoView({ block: 'center' })
  const before = heightOf('Objective 30')

  pressInPlace('Fullscreen')

  await expect.element(button('Exit Fullscreen')).toBeInTheDocument()
  expect(Math.abs(heightOf('Objective 30') - before)).toBeLessThanOrEqual(1)
})

test('a tab that is chosen far down shows its part from the beginning', async () => {
  await visit()
  text('Objective 50').element().scrollIntoView({ block: 'center' })

  await page.getByRole('tab', { name: 'Warm-up' }).click()

  await expect.element(page.getByRole('heading', { name: 'Warm-up' })).toBeInViewport()
  await expect.element(page.getByRole('tab', { name: 'Warm-up' })).toHaveFocus()
})

test('a tab that is chosen at the top of the page leaves the page where it is', async () => {
  await visit()

  await page.getByRole('tab', { name: 'Warm-up' }).click()

  await expect.element(page.getByRole('heading', { name: 'Warm-up' })).toBeInViewport()
  expect(window.scrollY).toBe(0)
})

test('all arrow keys of a walk along the tabs are one step of the way back', async () => {
  await visit()
  await page.getByRole('tab', { name: 'Vocabulary' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('heading', { name: 'Phrases & Grammar' })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('heading', { name: 'Practice', exact: true })).toBeVisible()

  pressInPlace('Back')
  await expect.element(page.getByRole('heading', { name: 'Vocabulary' })).toBeVisible()
  pressInPlace('Back')

  await expect.element(page.getByRole('heading', { name: 'Objectives' })).toBeVisible()
})

test('the way back takes a keyboard to the part that it shows', async () => {
  await visit()
  await button('Next: Warm-up').click()
  await expect.element(page.getByRole('heading', { name: 'Warm-up' })).toHaveFocus()

  pressInPlace('Back')

  await expect.element(page.getByRole('heading', { name: 'Objectives' })).toHaveFocus()
})

test.each([
  [375, 667],
  [320, 568],
])(
  'at %i × %i px the voice bar stays at the foot, and covers nothing that has the focus',
  async (width, height) => {
    await visitOnPhone(width, height)
    await page.getByRole('tab', { name: 'Vocabulary' }).click()
    const word = button('Listen: Word 20')
    await expect.element(word).toBeInTheDocument()
    window.scrollBy(0, topOf(word) - topOf(voiceBar) - 5) // all but its edge is below the bar

    word.element().focus()

    expect(bottomOf(word)).toBeLessThanOrEqual(topOf(voiceBar))
    expect(bottomOf(voiceBar)).toBeCloseTo(window.innerHeight, 0)
  },
)

test.each([
  ['held upright, with letters twice as large,', 375, 667, '200%'],
  ['held sideways', 667, 375, '100%'],
])('on a phone %s the voice bar goes with the page', async (_held, width, height, letters) => {
  await visitOnPhone(width, height, letters)
  await page.getByRole('tab', { name: 'Vocabulary' }).click()
  await expect.element(button('Listen: Word 20')).toBeInTheDocument()

  button('Listen: Word 20').element().scrollIntoView({ block: 'center' })

  await expect.element(button('Listen: Word 20')).toBeInViewport()
  await expect.element(voiceBar).not.toBeInViewport()
})
