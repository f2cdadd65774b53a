import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { show } from '../../../testing/component/show.tsx'
import { FaqList } from './faq-list.tsx'

const medium = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media })

afterEach(() => medium(''))

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

  await medium('print')

  expect(answers()).toEqual([true, true])
})
