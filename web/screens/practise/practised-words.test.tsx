import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { plainSet } from '../../../cms/exercises/practice-set.ts'
import { emulateMedium } from '../../../testing/component/emulated-medium.ts'
import { show } from '../../../testing/component/show.tsx'
import { outsideLessons } from '../../passport/passport-event.ts'
import { SpeechProvider } from '../../speech/speech-provider.tsx'
import { PractisedWords } from './practised-words.tsx'

const setOf = (id: string, word: string, translation: string) =>
  plainSet([
    {
      id,
      word,
      translation,
      phonetics: '',
      meaning: '',
      example: '',
      spokenExample: '',
      alsoRight: [],
    },
  ])

const sets = { 1: setOf('1:queue', 'queue', 'coda'), 2: setOf('2:delay', 'delay', 'ritardo') }

/** Two exercises on one page, as the browser's history leads from one to the other at once. */
function Pages() {
  const [owner, setOwner] = useState<1 | 2>(1)
  return (
    <SpeechProvider>
      <button type="button" onClick={() => setOwner(2)}>
        Next in history
      </button>
      <PractisedWords
        owner={owner}
        lesson={outsideLessons}
        title={`Exercise ${owner}`}
        kicker=""
        set={sets[owner]}
      />
    </SpeechProvider>
  )
}

// A sitting stays in its tab.
beforeEach(() => sessionStorage.clear())

afterEach(() => emulateMedium('screen'))

test('another exercise that is begun in the same way begins at its own first word', async () => {
  await show(<Pages />, { address: '/?exercise=translate' })
  await expect.element(page.getByText('coda')).toBeVisible()
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect.element(page.getByText('ritardo')).not.toBeInTheDocument()

  await page.getByRole('button', { name: 'Next in history' }).click()

  await expect.element(page.getByText('ritardo')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Skip' })).toBeVisible()
})

test('who has finished an exercise and chooses another has the choice in focus', async () => {
  await show(<Pages />, { address: '/?exercise=translate' })
  await page.getByRole('button', { name: 'Skip' }).click()

  await page.getByRole('button', { name: 'Choose another exercise' }).click()

  await expect.element(page.getByRole('heading', { name: 'Practise' })).toHaveFocus()
})

test('on paper there are the words, and no heading over exercises that are not there', async () => {
  await show(<Pages />)

  await emulateMedium('print')

  await expect.element(page.getByRole('heading', { name: '1 word' })).toBeVisible()
  await expect.element(page.getByText('Practise', { exact: true })).not.toBeVisible()
})
