import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../../testing/component/show.tsx'
import { SpeechProvider } from '../../../speech/speech-provider.tsx'
import { Phrases } from './phrases.tsx'

const phrase = 'get into the habit of doing something'
const phrases = [{ phrase, usage: 'For a habit.', example: 'I got into the habit.' }]
const widths = Array.from({ length: 40 }, (_none, index) => 320 + 5 * index)

/** The last line of the phrase as it is drawn, what speaks it, and where their place ends. */
function lastLineAndButton() {
  const term = page.getByRole('term').element()
  const words = document.createRange()
  words.setStart(term, 0)
  words.setEnd(term, 1)
  const line = [...words.getClientRects()].at(-1)
  const button = term.querySelector('button')?.getBoundingClientRect()
  return { line, button, edge: term.getBoundingClientRect().right }
}

test('what speaks a phrase stands beside its last word at every width', async () => {
  await show(
    <SpeechProvider>
      <Phrases phrases={phrases} grammar={[]} lesson={{ id: 1, courseId: 1 }} />
    </SpeechProvider>,
  )

  for (const width of widths) {
    await page.viewport(width, 800)
    const { line, button, edge } = lastLineAndButton()
    expect(button?.left).toBeGreaterThan(line?.right ?? Number.NaN)
    expect(button?.right).toBeLessThanOrEqual(edge)
  }
})
