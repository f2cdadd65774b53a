import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emulateMedium } from '../../../testing/component/emulated-medium.ts'
import { show } from '../../../testing/component/show.tsx'
import { FaqList } from './faq-list.tsx'

afterEach(() => emulateMedium('screen'))

test('answers that are closed on the screen are there on paper', async () => {
  await show(
    <FaqList
      items={[
        { id: 1, question: 'How long is a lesson?', answer: 'Fifty minutes.' },
        { id: 2, question: 'Do you teach groups?', answer: 'Up to four people.' },
      ]}
    />,
  )
  const answers = () => [
    page.getByText('Fifty minutes.').element().checkVisibility(),
    page.getByText('Up to four people.').element().checkVisibility(),
  ]
  expect(answers()).toEqual([false, false])

  await emulateMedium('print')

  expect(answers()).toEqual([true, true])
})
