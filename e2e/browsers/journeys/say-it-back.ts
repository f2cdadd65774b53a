import { until } from '../engine.ts'
import type { Journey } from '../journey.ts'
import type { Visitor } from '../visitor.ts'

/** Record, hear, type: nobody listens but the learner. */
export const sayItBack: Journey = {
  name: 'say it back, nobody listens',
  async walk(visitor) {
    await openPanel(visitor)
    const refusal = await take(visitor)
    if (refusal !== '') return refusal
    await visitor.type('What did you say?', 'nonsense', true)
    await visitor.sees('left out')
    return undefined
  },
}

/** The engine comes from our own server, starts, and has its say about a recording. */
export const sayItBackFollowed: Journey = {
  name: 'say it back, this device listens',
  async walk(visitor) {
    await openPanel(visitor)
    await visitor.press('button', 'Listen on this device', true)
    await visitor.sees('Who listens: this device.')
    const refusal = await take(visitor)
    if (refusal !== '') return `the engine has started; ${refusal}`
    await visitor.seesOneOf(engineSays)
    return undefined
  },
}

async function openPanel(visitor: Visitor) {
  await visitor.goto('/courses/speak-fluently/speech-course-1?tab=vocabulary')
  await visitor.press('button', 'Say it', true)
  await visitor.sees('Who listens: nobody but you.')
}

/** A recording of one part may be its head alone. */
const fewestParts = 3

/** Records until there is sound; gives the page's sentence where there is no microphone. */
async function take({ press, textOfPage, sees, page }: Visitor): Promise<string> {
  await page.evaluate(countParts, null)
  await press('button', 'Record')
  let said = ''
  await until('the recording, or a sentence that says why there is none', async () => {
    const text = await textOfPage()
    said = refusals.find((refusal) => text.includes(refusal)) ?? ''
    return said !== '' || /^Stop$/m.test(text)
  })
  if (said !== '') return `no recording here; the page says ‘${said}’`
  await until(
    'some sound',
    async () => Number(await page.evaluate(partsRecorded, null)) >= fewestParts,
  )
  await press('button', 'Stop')
  await sees('Model, then you')
  return ''
}

/** Has the page count the parts of its recordings, which come more often than usual. */
const countParts = () => {
  const { start } = MediaRecorder.prototype
  MediaRecorder.prototype.start = function () {
    this.addEventListener('dataavailable', ({ data }) => {
      const parts = Number(document.body.dataset.parts ?? 0)
      document.body.dataset.parts = String(parts + (data.size > 0 ? 1 : 0))
    })
    start.call(this, 100)
  }
}

const partsRecorded = () => document.body.dataset.parts

/** How the panel's own sentences about a microphone begin (say-it-texts.ts). */
const refusals = [
  'The microphone is blocked',
  'The microphone could not',
  'This browser cannot record sound',
]

/** A hum is no sentence: that it does not fit, or that nothing could be told, is the right answer. */
const engineSays = [
  'words a minute',
  'could not match this recording',
  'Nothing was heard',
  'It is too noisy here',
]
