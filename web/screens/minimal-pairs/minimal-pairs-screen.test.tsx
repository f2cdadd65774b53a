import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, show } from '../../../testing/component/show.tsx'
import { Screen } from './minimal-pairs-screen.tsx'

class Utterance {
  constructor(readonly text: string) {}
}

/** A browser with voices of these languages; it lists what it is asked to say. */
function stubVoices(languages: string[]): string[] {
  const said: string[] = []
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => languages.map((lang) => ({ name: lang, lang, default: false })),
    speak: ({ text }: Utterance) => said.push(text),
    cancel: () => undefined,
  })
  vi.stubGlobal('speechSynthesis', synthesis)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  return said
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const language = (name: string) => page.getByRole('link', { name, exact: true })
const firstContrast = () => page.getByRole('heading', { level: 3 }).first()
const count = () => page.getByText(/^(Word|Once more:?) \d/)

interface Choice {
  said: string[]
  /** How many words have been said once this turn has begun. */
  turn: number
  /** What stands above the turn. */
  at: string
  isRight: boolean
}

/** Chooses the word that was said, or the other one, and goes on. */
async function choose({ said, turn, at, isRight }: Choice) {
  await expect.element(count()).toHaveTextContent(at)
  await expect.poll(() => said.length).toBe(turn)
  const words = page.getByRole('list', { name: 'Which word do you hear?' }).getByRole('button')
  const buttons = words.elements().filter((element) => element instanceof HTMLElement)
  const heard = buttons.findIndex(({ textContent }) => textContent === said.at(-1))
  // A click without a pointer, which would have to travel for each of eleven turns.
  buttons[isRight ? heard : 1 - heard]?.click()
  await expect.element(button('Next')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
}

beforeEach(() => {
  localStorage.clear()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the first language puts its contrasts first and stands in the address', async () => {
  stubVoices(['en-US'])
  await show(<Screen />, { address: '/minimal-pairs' })
  await expect.element(firstContrast()).toHaveTextContent('ship – sheep')

  await language('Japanese').click()

  await expect.element(firstContrast()).toHaveTextContent('right – light')
  await expect.element(address()).toHaveTextContent('/minimal-pairs?language=japanese')
  await expect.element(language('Japanese')).toHaveAttribute('aria-current', 'true')
})

test('ten words are said, and the pair that was mistaken comes once more', async () => {
  const said = stubVoices(['en-GB'])
  await show(<Screen />, { address: '/minimal-pairs?language=italian' })

  await button('Practise bed – bad').click()
  await choose({ said, turn: 1, at: 'Word 1 of 10', isRight: false })
  for (let turn = 2; turn <= 10; turn += 1) {
    await choose({ said, turn, at: `Word ${turn} of 10`, isRight: true })
  }
  await choose({ said, turn: 11, at: 'Once more: 1 of 1', isRight: true })

  const result = page.getByRole('heading', { name: 'Right on the first try: 9 of 10' })
  await expect.element(result).toHaveFocus()
  expect(said).toHaveLength(11)
  await expect.element(page.getByRole('list', { name: 'Pairs to hear again' })).toBeVisible()
  await button('Close').click()
  await expect.element(button('Practise bed – bad')).toHaveFocus()
})

test('the keyboard alone hears, chooses and goes on', async () => {
  const said = stubVoices(['en-US'])
  await show(<Screen />, { address: '/minimal-pairs' })
  await button('Practise full – fool').click()
  await expect.element(button('Say it again')).toHaveFocus()

  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(button('Next')).toHaveFocus()
  await userEvent.keyboard('{Enter}')

  await expect.element(count()).toHaveTextContent('Word 2 of 10')
  expect(said).toHaveLength(2)
})

test.each([[[]], [['de-DE']]])(
  'with the voices %j it says that no word can be said',
  async (voices) => {
    const said = stubVoices(voices)
    await show(<Screen />, { address: '/minimal-pairs' })

    await button('Practise ship – sheep').click()

    await expect.element(page.getByText(/This device has no English voice/)).toBeVisible()
    await expect.element(page.getByText(/sit – seat/)).toBeVisible()
    expect(said).toEqual([])
  },
)

test('where no word can be said the keyboard stays at its pair', async () => {
  stubVoices([])
  await show(<Screen />, { address: '/minimal-pairs' })

  await button('Practise ship – sheep').click()

  await expect.element(page.getByText(/This device has no English voice/)).toBeVisible()
  await expect.element(firstContrast()).toHaveFocus()
})
