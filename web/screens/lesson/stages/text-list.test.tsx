import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emulateForcedColours } from '../../../../testing/component/emulated-medium.ts'
import { show } from '../../../../testing/component/show.tsx'
import { TextList } from './text-list.tsx'

afterEach(() => emulateForcedColours(false))

const marker = () => getComputedStyle(page.getByRole('listitem').element(), '::before')

test('the line breaks that the tutor typed are kept', async () => {
  await show(<TextList texts={['Say it slowly.\nThen say it again.']} />)

  const item = page.getByRole('listitem').element() as HTMLElement
  // biome-ignore lint/performance/useDomNodeTextContent: its lines as they are drawn
  expect(item.innerText).toBe('Say it slowly.\nThen say it again.')
})

test('in a reader’s own colours, and on paper, a list keeps its marks', async () => {
  await show(<TextList texts={['Say it slowly.']} />)
  const own = marker().backgroundColor

  await emulateForcedColours(true)

  expect(marker().backgroundColor).toBe(own)
  // Browsers leave out grounds on paper unless they are asked for.
  expect(marker().getPropertyValue('print-color-adjust')).toBe('exact')
})
