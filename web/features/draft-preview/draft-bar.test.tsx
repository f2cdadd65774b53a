import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { DraftView } from '../../../cms/contract/draft.ts'
import { show } from '../../../testing/component/show.tsx'
import { DraftBar } from './draft-bar.tsx'

const view: DraftView = {
  mode: 'link',
  path: '/courses/general/speech-course-1',
  missing: '',
  studioPath: '',
  ticket: 'ticket',
  documentVersion: '1',
  expiresAt: '2099-01-01T00:00:00.000Z',
  isFramed: false,
}

/** What a window shows in the middle of a thing. */
function shownAt(thing: Element) {
  const { left, top, width, height } = thing.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2)
}

test('the bar of a draft lies over no running head of a lesson', async () => {
  await show(
    <>
      <DraftBar view={view} />
      <div data-fullscreen="off" style={{ blockSize: '400vh' }}>
        <button type="button" style={{ position: 'sticky', insetBlockStart: 0 }}>
          Vocabulary
        </button>
      </div>
    </>,
  )

  window.scrollTo({ top: 900, behavior: 'instant' })

  const stage = page.getByRole('button', { name: 'Vocabulary' }).element()
  expect(stage.getBoundingClientRect().top).toBe(0)
  expect(shownAt(stage)).toBe(stage)
})
