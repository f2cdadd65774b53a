import { until } from '../engine.ts'
import type { Journey } from '../journey.ts'

const mostPresses = 200

/** A sitting of 'Choose the word': each option in its turn until one is right. */
export const exercise: Journey = {
  name: 'an exercise',
  async walk({ goto, press, sees, page, textOfPage }) {
    await goto('/courses/speak-fluently/speech-course-1/practise')
    await press('link', 'Choose the word', true)
    await sees('Question 1 of')
    for (let count = 0; count < mostPresses; count += 1) {
      if ((await textOfPage()).includes('Right on the first try')) return undefined
      if (await page.press({ role: 'button', name: 'Next' })) continue
      const option = String(await page.evaluate(optionOnPage, null))
      await until('the next step', async () =>
        option === ''
          ? (await textOfPage()).includes('Right on the first try')
          : page.press({ role: 'button', name: option, isPart: true }),
      )
    }
    throw new Error('The sitting does not end.')
  },
}

/** An option that has not been tried. */
const optionOnPage = () =>
  document.querySelector('main li button[aria-disabled="false"] span[lang="en"]')?.textContent ?? ''
