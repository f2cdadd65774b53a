import { until } from '../engine.ts'
import type { Journey } from '../journey.ts'

const activity = 'Speaking practice 1'

export const recording: Journey = {
  name: 'recording',
  async walk({ goto, press, page, textOfPage }) {
    await goto('/courses/speak-fluently/speech-course-4?tab=practice')
    await press('button', `Start Recording for ${activity}`)
    const stop = { role: 'button', name: `Stop Recording for ${activity}` } as const
    let said = ''
    await until('the recording, or a sentence that says why there is none', async () => {
      if ((await page.evaluate(hasStop, null)) === true) return true
      const text = await textOfPage()
      said = refusals.find((refusal) => text.includes(refusal)) ?? ''
      return said !== ''
    })
    if (said !== '') return `no recording here; the page says ‘${said}’`
    await until(
      'a second of the recording',
      async () => (await page.evaluate(secondsShown, null)) !== '00:00',
    )
    await until('the end of the recording', () => page.press(stop))
    await until(
      'a recording that can be heard',
      async () => (await page.evaluate(hasSound, null)) === true,
    )
    await press('button', `Save for ${activity}`)
    return undefined
  },
}

/** How the page's own sentences about a microphone begin (recording-texts.ts). */
const refusals = [
  'The microphone is blocked',
  'The microphone could not',
  'This browser cannot record sound',
]

const secondsShown = () => document.querySelector('[role="timer"]')?.textContent ?? '00:00'

const hasStop = () =>
  Array.from(document.querySelectorAll('button')).some(({ textContent }) =>
    textContent?.startsWith('Stop Recording'),
  )

/** The player has a recording of some length. */
const hasSound = () => {
  const audio = document.querySelector('audio')
  return audio !== null && audio.error === null && audio.readyState > 0 && audio.duration > 0.5
}
