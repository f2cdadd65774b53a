import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { show } from '../../../../testing/component/show.tsx'
import { SpeechProvider } from '../../../speech/speech-provider.tsx'
import { Phrases } from './phrases.tsx'

const phrase = 'get into the habit of doing something'
const usage = 'For a habit.'
const example = 'Whoever has got into it will talk of self-doubt.'
const widths = Array.from({ length: 40 }, (_none, index) => 320 + 5 * index)

const showPhrase = () =>
  show(
    <SpeechProvider>
      <Phrases
        phrases={[{ phrase, usage, example }]}
        grammar={[]}
        lesson={{ id: 1, courseId: 1 }}
      />
    </SpeechProvider>,
  )

const button = (name: string) => page.getByRole('button', { name })

/** Where the end of a text's last word stands, its two buttons, and the edge of their place. */
function lastWordAndButtons(text: string, place: Locator) {
  const listen = button(`Listen: ${text}`).element()
  const word = document.createRange()
  if (listen.previousSibling) word.selectNode(listen.previousSibling)
  return {
    word: [...word.getClientRects()].at(-1) ?? new DOMRect(),
    listen: listen.getBoundingClientRect(),
    sayIt: button(`Say it ${text}`).element().getBoundingClientRect(),
    edge: place.element().getBoundingClientRect().right,
  }
}

const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2

test.each([
  ['a phrase', phrase, page.getByRole('term')],
  ['an example', example, page.getByRole('definition').last()],
])('the buttons of %s stand beside its last word at every width', async (_what, text, place) => {
  await showPhrase()

  for (const width of widths) {
    await page.viewport(width, 800)
    const { word, listen, sayIt, edge } = lastWordAndButtons(text, place)
    expect(Math.abs(middleOf(listen) - middleOf(word))).toBeLessThan(8)
    expect(listen.left).toBeGreaterThanOrEqual(word.right)
    expect(middleOf(sayIt)).toBe(middleOf(listen))
    expect(sayIt.left).toBeGreaterThanOrEqual(listen.right)
    expect(sayIt.right).toBeLessThanOrEqual(edge)
  }
})

test('a phrase is said back from where it stands; its explanation is only read', async () => {
  await showPhrase()

  const term = page.getByRole('term')
  await expect.element(term.getByRole('button', { name: `Say it ${phrase}` })).toBeVisible()
  await expect.element(page.getByText(usage, { exact: true })).toBeVisible()
})

test('what is opened to say a phrase back is as wide as the entry', async () => {
  await page.viewport(1_200, 800)
  await showPhrase()
  const term = page.getByRole('term')
  const closed = term.element().clientWidth
  const listen = button(`Listen: ${phrase}`).element()
  const before = listen.getBoundingClientRect().top

  await button(`Say it ${phrase}`).click()

  const panel = page.getByRole('region', { name: `Say it back: ${phrase}` })
  await expect.element(panel).toBeVisible()
  expect(panel.element().clientWidth).toBeGreaterThan(2 * closed)
  expect(listen.getBoundingClientRect().top).toBe(before)
})

test('explanations and examples keep the line breaks that the tutor typed', async () => {
  await page.viewport(1_200, 800)
  const twoLines = 'I have lived here for years.\nYesterday.'
  await show(
    <SpeechProvider>
      <Phrases
        phrases={[]}
        grammar={[
          { concept: 'Tenses', explanation: 'First: has.\nSecond: had.', example: twoLines },
        ]}
        lesson={{ id: 1, courseId: 1 }}
      />
    </SpeechProvider>,
  )

  const explanation = page.getByRole('definition').first().element() as HTMLElement
  // biome-ignore lint/performance/useDomNodeTextContent: its lines as they are drawn
  expect(explanation.innerText).toBe('First: has.\nSecond: had.')
  const example = page.getByRole('definition').last()
  const { word, listen } = lastWordAndButtons(twoLines, example)
  const start = example.element().getBoundingClientRect()
  expect(word.left - start.left).toBeLessThan(2)
  expect(middleOf(word) - start.top).toBeGreaterThan(start.height / 2)
  expect(listen.left).toBeGreaterThanOrEqual(word.right)
})
