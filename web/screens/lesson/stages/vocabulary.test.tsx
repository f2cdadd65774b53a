import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emulateMedium } from '../../../../testing/component/emulated-medium.ts'
import { show } from '../../../../testing/component/show.tsx'
import { SpeechProvider } from '../../../speech/speech-provider.tsx'
import { Phrases } from './phrases.tsx'
import { Vocabulary } from './vocabulary.tsx'

afterEach(() => emulateMedium('screen'))

const lesson = { id: 1, courseId: 1 }
/** Where each part of the one entry begins: its term, then its definitions. */
const lefts = () =>
  [...page.getByRole('term').elements(), ...page.getByRole('definition').elements()].map(
    (part) => part.getBoundingClientRect().left,
  )

test('on a portrait sheet the margin holds the phonetics, and a line below another stands under it', async () => {
  const word = {
    word: 'perseverance',
    phonetics: '/ˌpɜːsɪˈvɪərəns/',
    definition: 'Going on although it is hard.',
    example: 'It took perseverance.',
  }
  // What an A4 sheet leaves between its margins.
  await page.viewport(718, 1000)
  await show(
    <SpeechProvider>
      <Vocabulary items={[word]} lesson={lesson} />
    </SpeechProvider>,
  )

  await emulateMedium('print')

  const [term, phonetics, meaning, example] = lefts()
  expect([meaning, example]).toEqual([term, term])
  expect(phonetics).toBeLessThan(Number(term))
})

test('on a portrait sheet a phrase stands in the margin of its use', async () => {
  const phrase = { phrase: 'stick to it', usage: 'Going on.', example: 'I stuck to it.' }
  await page.viewport(718, 1000)
  await show(
    <SpeechProvider>
      <Phrases phrases={[phrase]} grammar={[]} lesson={lesson} />
    </SpeechProvider>,
  )

  await emulateMedium('print')

  const [term, usage, example] = lefts()
  expect(example).toBe(usage)
  expect(term).toBeLessThan(Number(usage))
})
