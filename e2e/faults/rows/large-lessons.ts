import type { Figure } from '../../../bench/row.ts'
import { observerAt, observerVariables } from '../../../bench/stage/observer.ts'
import { median } from '../../../bench/statistics.ts'
import { freePort } from '../../../cms/postgres/free-port.ts'
import { buildCourse, uploadLesson } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { untilStudioAnswers } from '../../../testing/until-studio-answers.ts'
import type { Fault } from '../fault.ts'
import { startSite } from '../ground/site.ts'

/** Nobody waits longer for what somebody else does with a large lesson. */
const holdMs = 50

const megabyte = 1_000_000

/** An uploaded page of so many bytes, with as much markup as real ones have. */
function pageOf(bytes: number): string {
  const part = (n: number) =>
    `<section class="unit"><h2>Part ${n}</h2><p>The <b>deadline</b> is on <i>Friday</i>, and the budget is small.</p>` +
    `<ul><li><label>Word <input name="w${n}"></label></li><li><img src="data:," alt="A lake"></li></ul></section>\n`
  let text = '<!doctype html><html lang="en"><head><title>Large</title></head><body>'
  for (let n = 0; text.length < bytes - 200; n++) text += part(n)
  return `${text}</body></html>`
}

/** A lesson in the standard template's markup, of so many bytes. */
function markupOf(bytes: number): string {
  let items = ''
  for (let n = 0; items.length < bytes - 300; n++)
    items += `<li>Objective ${n}: say ${'it '.repeat(40)}</li>\n`
  return `<lesson-title>Large</lesson-title><lesson-objectives><ul>${items}</ul></lesson-objectives>`
}

/** How long everybody else waits while each of these is done with a large lesson. */
export const largeLessons: Fault = {
  name: 'large-lessons',
  does: 'lessons of 1 and 5 MB are uploaded, read first, looked through, marked up',
  times: 3,
  async inject(times) {
    const control = await freePort()
    const site = await startSite({ env: observerVariables(control) })
    const observer = observerAt(control)
    const admin = await signedIn(site.url)
    await untilStudioAnswers(admin)
    const { id } = await buildCourse(admin)
    const visitor = contractClient(site.url)
    const holds = new Map<string, { ms: number; workMs: number }[]>()
    const held = async <Result>(what: string, task: () => Promise<Result>) => {
      await observer.watch()
      const result = await task()
      const longest = { workMs: await observer.longestWork(), ms: await observer.longestHold() }
      holds.set(what, [...(holds.get(what) ?? []), longest])
      return result
    }
    for (let round = 0; round <= times; round++) {
      if (round === 1) holds.clear() // the first round warms up
      for (const size of [1, 5]) {
        const html = pageOf(size * megabyte)
        const lesson = await held(`upload, ${size} MB`, () => uploadLesson(admin, id, html))
        const read = () => visitor.send('GET', `/lesson-documents/${lesson.id}`)
        await held(`first reading, ${size} MB`, read)
        await held(`second reading, ${size} MB`, read)
        await held(`an admin’s reading, ${size} MB`, () =>
          admin.send('GET', `/lesson-documents/${lesson.id}`),
        )
        await held(`looking through, ${size} MB`, () =>
          admin.send('GET', `/api/lessons/${lesson.id}/x-ray`),
        )
        await held(`words of the page, ${size} MB`, () =>
          visitor.send('GET', `/api/lessons/${lesson.id}/exercises`),
        )
        await held(`markup, ${size} MB`, () =>
          admin.send('POST', `/api/courses/${id}/lessons`, { html: markupOf(size * megabyte) }),
        )
      }
    }
    return [...holds].flatMap(([what, times]) => [
      figureOf(
        `longest hold, median: ${what}`,
        times.map(({ ms }) => ms),
      ),
      figureOf(
        'processor time of it',
        times.map(({ workMs }) => workMs),
      ),
    ])
  },
}

const figureOf = (what: string, times: readonly number[]): Figure => ({
  what,
  value: median(times),
  unit: 'ms',
  bound: { atMost: holdMs },
})
