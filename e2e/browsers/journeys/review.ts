import { until } from '../engine.ts'
import type { Journey } from '../journey.ts'

export const review: Journey = {
  name: 'review of my words',
  async walk({ goto, press, type, sees, page }) {
    await goto('/courses/speak-fluently/speech-course-4/practise?exercise=gap')
    await sees('Question 1 of')
    await type('Missing word', 'nonsense')
    await press('button', 'Check')
    await sees('Show the answer')

    await goto('/my-words')
    await sees('1 word to look at')
    await until(
      'the words of today in the header',
      async () => (await page.evaluate(isInHeader, null)) === true,
    )
    await press('button', 'Begin')
    await sees('Question 1 of 1')
    await press('button', 'Stop for now')
    await sees('1 word to look at')
    return undefined
  },
}

const isInHeader = () =>
  document.querySelector('header a[href="/my-words"]')?.textContent?.includes('1') === true
