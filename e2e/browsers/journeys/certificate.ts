import type { Journey } from '../journey.ts'
import { doQuiz } from './quiz.ts'

const course = { courseId: 2, slug: 'job-interviews' }

export const certificate: Journey = {
  name: 'certificate, and its check',
  async walk(visitor) {
    const { goto, press, type, sees, page, textOfPage } = visitor
    for (const number of [1, 2]) await doQuiz(visitor, { ...course, number })
    await goto(`/course/${course.courseId}/certificate`)
    await sees('2 of 2 lessons practised on this device')
    await type('Your name, as it should appear on the certificate', 'Ana María')
    await press('button', 'Make my record')
    await sees('Your record is signed')
    const address = await page.evaluate(addressOfRecord, null)
    await page.open('about:blank')
    await goto(String(address))
    await visitor.seesOneOf(['This record is genuine', 'This browser cannot check it by itself'])
    const isUnable = (await textOfPage()).includes('cannot check it by itself')
    if (isUnable) await press('button', 'Let the site check it')
    await sees('This record is genuine')
    await sees('Ana María')
    return isUnable ? 'the site had to check it' : undefined
  },
}

const addressOfRecord = () =>
  document.querySelector('a[href^="/verify#"]')?.getAttribute('href') ?? ''
