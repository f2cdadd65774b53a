import { until } from '../engine.ts'
import type { Journey } from '../journey.ts'
import { doQuiz } from './quiz.ts'

export const passportMove: Journey = {
  name: 'progress moves to another device',
  async walk(visitor, onAnotherDevice) {
    await doQuiz(visitor, { courseId: 2, slug: 'job-interviews', number: 1 })
    await visitor.goto('/my-progress')
    await visitor.press('button', 'Make a link for another device')
    let link = ''
    await until('the link', async () => {
      link = String(await visitor.page.evaluate(linkOnPage, null))
      return link.includes('#move=')
    })

    const other = await onAnotherDevice()
    await other.goto(link.slice(other.siteUrl.length))
    await other.sees('Progress from another device is waiting for this one.')
    await other.press('button', 'Fetch it')
    await other.press('button', 'Add to this device')
    await other.goto('/course/2/certificate')
    await other.sees('1 of 2 lessons practised on this device')
    return undefined
  },
}

const linkOnPage = () => document.querySelector('code')?.textContent ?? ''
