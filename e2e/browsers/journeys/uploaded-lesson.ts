import { until } from '../engine.ts'
import type { Journey } from '../journey.ts'

export const uploadedLesson: Journey = {
  name: 'uploaded lesson',
  async walk({ goto, page, sees }) {
    await goto('/view-lesson-details/13')
    await sees('Course 4 • Lesson 2')
    await until(
      'the lesson’s own page in its frame',
      async () => (await page.evaluate(isReady, null)) === true,
    )
    return undefined
  },
}

/** The runtime inside the frame has told that the lesson is there. */
const isReady = () =>
  document.querySelector('[data-state="ready"] iframe, iframe[data-state="ready"]') !== null
