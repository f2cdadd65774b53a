import { useState } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plainSet } from '../../../cms/exercises/practice-set.ts'
import type { Question } from '../../../cms/exercises/questions/question.ts'
import { show } from '../../../testing/component/show.tsx'
import { ExercisePlayer } from './exercise-player.tsx'
import { newSitting } from './sitting-rules.ts'
import type { SpeakingParts } from './speaking-parts.ts'

const emptyRow = { phonetics: '', spokenExample: '', alsoRight: [] }
const habit = {
  ...emptyRow,
  id: '1:habit',
  word: 'habit',
  translation: 'abitudine',
  meaning: 'something that you do regularly',
  example: 'She keeps a small habit.',
}
const goal = {
  ...emptyRow,
  id: '1:goal',
  word: 'goal',
  translation: 'obiettivo',
  meaning: 'something that you want to reach',
  example: 'He has reached his goal.',
}

const asked = { id: 'one', rowId: habit.id }
const gap = {
  ...asked,
  before: 'She keeps a small ',
  answer: 'habit',
  after: '.',
  bank: ['goal', 'habit'],
}
const kinds = {
  gap: { ...gap, kind: 'gap' },
  spokenGap: { ...gap, kind: 'spoken-gap' },
  choice: {
    ...asked,
    kind: 'choice',
    prompt: 'something that you do regularly',
    options: ['goal', 'habit'],
    right: 1,
  },
  matching: {
    id: 'board',
    kind: 'matching',
    pairs: [
      { rowId: habit.id, word: 'habit', meaning: 'abitudine' },
      { rowId: goal.id, word: 'goal', meaning: 'obiettivo' },
    ],
    order: [1, 0],
  },
  flashcards: {
    ...asked,
    kind: 'flashcards',
    word: 'habit',
    meanings: ['abitudine'],
    front: 'word',
  },
  dictation: { ...asked, kind: 'dictation', text: 'She keeps a small habit.' },
  order: {
    ...asked,
    kind: 'order',
    sentence: 'He has reached his goal.',
    pieces: ['goal', 'he', 'his', 'has', 'reached'],
  },
  translate: {
    ...asked,
    kind: 'translate',
    prompt: 'abitudine',
    answer: 'habit',
    alsoRight: [],
  },
  say: { ...asked, kind: 'say', word: 'habit', text: 'She keeps a small habit.' },
  list: { id: 'list', rowIds: [habit.id, goal.id], kind: 'list' },
} satisfies Record<string, Question>

const onWord = vi.fn()

interface PlayerProps {
  questions: readonly Question[]
  speaking?: SpeakingParts
}

function Player({ questions, speaking }: PlayerProps) {
  const [sitting, setSitting] = useState(() => newSitting(questions.length))
  if (sitting.phase === 'results') return <p>Over</p>
  return (
    <ExercisePlayer
      questions={questions}
      set={plainSet([habit, goal])}
      sitting={sitting}
      onChange={setSitting}
      onWord={onWord}
      speaking={speaking}
    />
  )
}

const play = (...questions: Question[]) => show(<Player questions={questions} />)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const status = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const over = page.getByText('Over')
const firstTry = (how: Question['kind'], verdict: string) => ({ word: habit.id, how, verdict })

afterEach(() => onWord.mockClear())

test('a gap is filled by keyboard: the line has the focus, Enter checks, Enter goes on', async () => {
  await play(kinds.gap)

  await expect.element(page.getByRole('textbox', { name: 'Missing word' })).toHaveFocus()
  await userEvent.keyboard('habit{Enter}')
  await expect.element(status('Right.')).toBeVisible()
  await expect.element(button('Next')).toHaveFocus()
  await userEvent.keyboard('{Enter}')

  await expect.element(over).toBeVisible()
  expect(onWord.mock.calls).toEqual([[firstTry('gap', 'right')]])
})

test.each(Object.values(kinds))(
  'in $kind, what is practised is left alone by a browser that translates the page',
  async (question) => {
    await play(question)

    const english = [
      ...document.querySelectorAll('[lang="en"]:not(:root, [translate="no"] *, input)'),
    ]
    const translated = english.filter((each) => each.getAttribute('translate') !== 'no')
    const texts = translated.map(({ textContent }) => textContent)
    expect(texts.filter((text) => /habit|goal/.test(text ?? ''))).toEqual([])
  },
)

test('a word of the bank is written down by pressing it', async () => {
  await play(kinds.gap)

  await button('habit').click()

  await expect.element(page.getByRole('textbox', { name: 'Missing word' })).toHaveValue('habit')
})

test('a word of the bank says that it is written down, and pressed again it is taken out', async () => {
  await play(kinds.gap)
  const line = page.getByRole('textbox', { name: 'Missing word' })
  await expect.element(button('habit')).toHaveAttribute('aria-pressed', 'false')

  await button('habit').click()
  await expect.element(button('habit')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button('goal')).toHaveAttribute('aria-pressed', 'false')
  await button('habit').click()

  await expect.element(line).toHaveValue('')
  await expect.element(button('habit')).toHaveAttribute('aria-pressed', 'false')
})

test('a word of the bank that is the answer at once is no switch', async () => {
  await play(kinds.spokenGap)

  await expect.element(button('habit')).not.toHaveAttribute('aria-pressed')
})

test('which question of how many it is is said as the focus comes to it', async () => {
  await play(kinds.gap, kinds.translate)

  await button('Skip').click()

  const question = page.getByRole('region', { name: /^Question 2 of 2 / })
  await expect.element(question.getByRole('textbox')).toHaveFocus()
})

test('pressing Check again changes nothing, and the first try counts once', async () => {
  await play(kinds.gap)

  await button('goal').click()
  await button('Check').click()
  await button('Check').click()
  await button('habit').click()
  await button('Check').click()

  await expect.element(button('Next')).toBeVisible()
  expect(onWord.mock.calls).toEqual([[firstTry('gap', 'wrong')]])
})

test('a second wrong answer is said like the first, with the same words', async () => {
  await play(kinds.gap)
  const line = page.getByRole('textbox', { name: 'Missing word' })
  await line.fill('goal')
  await button('Check').click()
  await expect.element(status('Not this one.')).toBeVisible()
  const saidFirst = status('Not this one.').element().firstChild

  await line.fill('hobby')
  await button('Check').click()

  const said = () => status('Not this one.').element().firstChild
  await expect.poll(said).not.toBe(saidFirst)
})

test.each(['', 'zzz'])('‘%s’ checked again without a change is told again', async (written) => {
  await play(kinds.gap)
  const said = () => status(/not|Not/).element().firstChild
  await page.getByRole('textbox', { name: 'Missing word' }).fill(written)
  await userEvent.keyboard('{Enter}')
  await expect.element(status(/not|Not/)).toBeVisible()
  const saidFirst = said()

  await userEvent.keyboard('{Enter}')

  await expect.poll(said).not.toBe(saidFirst)
})

test.each([kinds.gap, kinds.translate, kinds.dictation])(
  'in $kind, a wrong answer is tied to the line it was written on',
  async (question) => {
    await play(question)
    const line = page.getByRole('textbox')
    await expect.element(line).not.toHaveAttribute('aria-invalid')

    await line.fill('zzz')
    await button('Check').click()

    await expect.element(line).toHaveAttribute('aria-invalid', 'true')
    await expect.element(line).toHaveAccessibleDescription(/Not (this one|all of it yet)\./)
    await button('Show the answer').click()
    await expect.element(line).not.toHaveAttribute('aria-invalid')
  },
)

test('nothing written is not wrong', async () => {
  await play(kinds.gap)

  await button('Check').click()

  await expect.element(status('You have not written anything yet.')).toBeVisible()
  expect(onWord).not.toHaveBeenCalled()
})

test('the answer is shown with its sentence and can be heard', async () => {
  await play(kinds.gap)

  await button('goal').click()
  await button('Check').click()
  await button('Show the answer').click()

  await expect.element(button('Listen: She keeps a small habit.')).toBeVisible()
  await expect.element(status('Here is the answer.')).toBeVisible()
})

test('the way on is in sight in a low window, once the answer has pushed it down', async () => {
  await page.viewport(1280, 320)
  onTestFinished(() => page.viewport(1280, 900))
  await play(kinds.choice)
  await button('goal').click()
  await button('Show the answer').click()

  await expect.element(button('Next')).toHaveFocus()
  await expect.element(button('Next')).toBeInViewport({ ratio: 1 })
})

test('a double click on Check does not go on', async () => {
  await play(kinds.gap)

  await button('habit').click()
  await button('Check').dblClick()

  await expect.element(button('Next')).toBeVisible()
})

test('a choice is made by pressing it; a wrong one drops out', async () => {
  await play(kinds.choice)

  await page.getByRole('button', { name: 'goal', exact: true }).click()
  await expect.element(page.getByText('not this one', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'habit', exact: true }).click()

  await expect.element(status('Right.')).toBeVisible()
  expect(onWord.mock.calls).toEqual([[firstTry('choice', 'wrong')]])
})

test('pairs are matched by keyboard, and a screen reader is told', async () => {
  await play(kinds.matching)

  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(button('habit')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.element(status('‘habit’ and ‘obiettivo’ do not belong together.')).toBeVisible()
  await userEvent.keyboard('{Tab}{Enter}')

  await expect.element(status('‘habit’ and ‘abitudine’ belong together. 1 to go.')).toBeVisible()
})

test('a board is matched by pointer, from either side', async () => {
  await play(kinds.matching)

  await button('abitudine').click()
  await button('habit').click()
  await button('goal').click()
  await button('obiettivo').click()
  await button('Next').click()

  await expect.element(over).toBeVisible()
  expect(onWord.mock.calls).toEqual([
    [{ word: habit.id, how: 'matching', verdict: 'right' }],
    [{ word: goal.id, how: 'matching', verdict: 'right' }],
  ])
})

test('a chosen word can be read while the pointer rests on it', async () => {
  await play(kinds.matching)

  await button('habit').click()

  await expect.element(button('habit')).toHaveAttribute('aria-pressed', 'true')
  const style = getComputedStyle(button('habit').element())
  await expect.poll(() => style.backgroundColor).toBe(style.borderTopColor)
})

test('a card is turned over and judged by the learner', async () => {
  await play(kinds.flashcards, kinds.gap)

  await button('Turn over').click()
  await expect.element(page.getByText('abitudine')).toBeVisible()
  await button('Not yet').click()

  await expect.element(page.getByText('Question 2 of 2')).toBeVisible()
  expect(onWord.mock.calls).toEqual([[firstTry('flashcards', 'wrong')]])
})

test('a dictation shows which words are missing before it tells them', async () => {
  await play(kinds.dictation)

  await page.getByRole('textbox').fill('she keeps small habit')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('(listen for this word again)')).toBeInTheDocument()
  await page.getByRole('textbox').fill('she keeps a small habit')
  await userEvent.keyboard('{Enter}')

  await expect.element(status('Right.')).toBeVisible()
})

test('a dictation that lacks another word does not count against its own', async () => {
  await play(kinds.dictation)

  await page.getByRole('textbox').fill('she keeps small habit')
  await userEvent.keyboard('{Enter}')

  await expect.element(status('Not all of it yet.')).toBeVisible()
  expect(onWord.mock.calls).toEqual([[firstTry('dictation', 'right')]])
})

test('the Enter that ends a composition in Safari sends no half of a dictation', async () => {
  await play(kinds.dictation)
  const field = page.getByRole('textbox')
  await field.fill('she keeps')

  const ofInput = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }
  field.element().dispatchEvent(new KeyboardEvent('keydown', ofInput))
  await field.fill('she keeps a small habit')
  await userEvent.keyboard('{Enter}')

  await expect.element(status('Right.')).toBeVisible()
})

test('what is dictated is not written on its buttons', async () => {
  await play(kinds.dictation)

  await expect.element(page.getByRole('button', { name: /habit/ })).not.toBeInTheDocument()
})

test('words are put in order and taken back by keyboard', async () => {
  await play(kinds.order)
  const press = async (name: string) => {
    button(name).element().focus()
    await userEvent.keyboard('{Enter}')
  }

  await press('his')
  await press('he')
  await press('his')
  for (const word of ['has', 'reached', 'his', 'goal']) await press(word)
  await expect.element(status('Your sentence: he has reached his goal')).toBeInTheDocument()
  await button('Check').click()

  await expect.element(status('Right.')).toBeVisible()
})

test.each([
  ['that is English, too', ['his', 'goal', 'he', 'has', 'reached']],
  ['that is none', ['reached', 'his', 'he', 'goal', 'has']],
])('another order %s is called neither right nor wrong', async (_, words) => {
  await play(kinds.order)

  for (const word of words) await button(word).click()
  await button('Check').click()

  await expect
    .element(page.getByText(/different order/))
    .toHaveTextContent(
      /^You have all the words. The lesson’s sentence has a different order. Try again.$/,
    )
  expect(onWord).not.toHaveBeenCalled()
})

test('a word is written in English', async () => {
  await play(kinds.translate)

  await userEvent.keyboard('Habit{Enter}')

  await expect.element(status('Right.')).toBeVisible()
})

test('what was said is judged by who said it', async () => {
  await play(kinds.spokenGap, kinds.say)

  await button('I have said it: show the sentence').click()
  await button('Yes, I did').click()
  await button('I said it').click()

  await expect.element(over).toBeVisible()
  expect(onWord.mock.calls).toEqual([[firstTry('spoken-gap', 'right')], [firstTry('say', 'right')]])
})

const hears = (word: string): SpeakingParts => ({
  renderSay: ({ text }) => <p>{`Recorder of: ${text}`}</p>,
  renderSpokenGap: ({ onHeard }) => (
    <button type="button" onClick={() => onHeard(word)}>
      Speak
    </button>
  ),
})

test('the word that was heard in a spoken gap is the answer', async () => {
  await show(<Player questions={[kinds.spokenGap]} speaking={hears('habit')} />)

  await button('Speak').click()
  await expect.element(status('heard: habit. That is the word.')).toBeVisible()
  await button('Next').click()

  await expect.element(over).toBeVisible()
  expect(onWord.mock.calls).toEqual([[firstTry('spoken-gap', 'right')]])
})

test('a phrase that ends in a full stop of its own gets no second one', async () => {
  await show(<Player questions={[kinds.spokenGap]} speaking={hears('I agree.')} />)

  await button('Speak').click()

  await expect
    .element(status('heard:'))
    .toHaveTextContent('heard: I agree. The missing word is ‘habit’.')
})

test('a sentence that is shown has the focus: the button that has shown it is gone', async () => {
  await play(kinds.spokenGap)

  await button('I have said it: show the sentence').click()

  const sentence = page.getByRole('paragraph').filter({ hasText: 'She keeps a small habit.' })
  await expect.element(sentence).toHaveFocus()
})

test('what was heard wrong is judged by who said it', async () => {
  await show(<Player questions={[kinds.spokenGap]} speaking={hears('goal')} />)

  await button('Speak').click()
  await expect.element(status('heard: goal.')).toBeVisible()
  await button('It misheard me').click()
  await button('Yes, I did').click()

  await expect.element(over).toBeVisible()
  expect(onWord.mock.calls).toEqual([[firstTry('spoken-gap', 'right')]])
})

test('the first word that was heard counts, and not one said after the answer stood there', async () => {
  await show(<Player questions={[kinds.spokenGap]} speaking={hears('habit')} />)

  await button('goal').click()
  await button('Speak').click()
  await expect.element(status('chosen: goal.')).toBeVisible()
  await button('Next').click()

  expect(onWord.mock.calls).toEqual([[firstTry('spoken-gap', 'wrong')]])
})

test('a sentence that is said can be recorded; the learner alone judges it', async () => {
  await show(<Player questions={[kinds.say]} speaking={hears('')} />)

  await expect.element(page.getByText('Recorder of: She keeps a small habit.')).toBeVisible()
  await button('Not yet').click()

  expect(onWord.mock.calls).toEqual([[firstTry('say', 'wrong')]])
})

test('what was half written is there after a reload, and gone once the question is left', async () => {
  const left = await play(kinds.gap)
  await userEvent.keyboard('hab')
  const keptByTab = Object.entries(sessionStorage)

  await left.unmount()
  const keptAfterLeaving = Object.entries(sessionStorage)
  // A reload tears the page away without leaving anything.
  for (const [name, text] of keptByTab) sessionStorage.setItem(name, text)
  await play(kinds.gap)

  expect(keptAfterLeaving).toEqual([])
  await expect.element(page.getByRole('textbox')).toHaveValue('hab')
})

test('a list is listened to and left', async () => {
  await play(kinds.list)

  await expect.element(button('Listen: He has reached his goal.')).toBeVisible()
  await button('Next').click()

  await expect.element(over).toBeVisible()
  expect(onWord).not.toHaveBeenCalled()
})

test('a skipped question counts neither way', async () => {
  await play(kinds.gap, kinds.translate)

  await button('Skip').click()

  await expect.element(page.getByText('Question 2 of 2')).toBeVisible()
  expect(onWord).not.toHaveBeenCalled()
})
