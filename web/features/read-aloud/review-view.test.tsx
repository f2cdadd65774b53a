import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clipLimits } from '../../../cms/contract/clip-limits.ts'
import { show } from '../../../testing/component/show.tsx'
import { ReviewView } from './review-view.tsx'

const words = Array.from({ length: 8 }, (_none, at) => `word ${at}`)
const slots = words.map((_word, at) => ({ start: at + 0.2, end: at + 0.8 }))

test('the foot of a take lies over nothing that takes the focus', async () => {
  await page.viewport(1_000, 420)
  await show(
    <ReviewView
      samples={new Float32Array(words.length * clipLimits.rate)}
      words={words}
      slots={slots}
      notes={[]}
      onArrange={() => undefined}
      onSave={async () => null}
      onDiscard={() => undefined}
    />,
  )
  const rows = page.getByRole('list')
  const foot = page.getByRole('button', { name: 'Save 8 clips' }).element()
  document.documentElement.style.scrollBehavior = 'auto'

  const hidden = rows
    .getByRole('button')
    .elements()
    .filter((way) => {
      way.scrollIntoView({ block: 'nearest' })
      return way.getBoundingClientRect().bottom > foot.getBoundingClientRect().top
    })

  document.documentElement.removeAttribute('style')
  expect(hidden.map(({ textContent }) => textContent)).toEqual([])
})
