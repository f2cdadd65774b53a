import { cpuUsage } from 'node:process'
import { gapPlacesOf } from '../../web/features/say-it-back/gap-places.ts'
import type { Decoder } from '../../web/listening/engine/decoder.ts'
import { engineRate } from '../../web/listening/engine/engine-rate.ts'
import { soundedWordsOf } from '../../web/listening/lesson-words.ts'
import { standOut } from '../../web/listening/mirror/stand-out.ts'
import { openListener } from '../listening/open-listener.ts'
import { type SpokenLesson, spokenLessons } from '../listening/sample-lessons.ts'
import { type Speaker, spokenClip } from '../listening/spoken-clip.ts'
import type { Figure, Row } from '../row.ts'
import { median } from '../statistics.ts'

/** English as it is said in two countries, and as voices of three other languages read it. */
const speakers: readonly Speaker[] = [
  { voice: 'en-us', pace: 145, pitch: 50 },
  { voice: 'en-gb', pace: 145, pitch: 65 },
  { voice: 'it', pace: 130, pitch: 45 },
  { voice: 'es', pace: 130, pitch: 50 },
  { voice: 'pl', pace: 130, pitch: 55 },
]

/** Slower than the machine that measures, as a weak phone is. */
const phoneFactor = 6

/** So many gaps of each lesson are said: more of them tell nothing new. */
const gapsOfLesson = 4

const sentencesOfLesson = 12

/**
 * How well and how fast the engine listens, on synthetic voices of espeak-ng, which is Debian's and
 * no dependency. Time is the processor's, so that other work on the machine does not count.
 */
export const listening: Row = {
  name: 'listening',
  compares: 'the words that the engine hears, and those that synthetic voices have said',
  async measure({ isQuick, tell }) {
    const lessons = (await spokenLessons()).slice(0, isQuick ? 1 : undefined)
    const engine = await openListener()
    const figures: Figure[] = []
    const waits: number[] = []
    for (const speaker of isQuick ? speakers.slice(0, 1) : speakers) {
      tell(speaker.voice)
      figures.push(await gapFigure({ engine, lessons, speaker, waits }))
    }
    const followed = await followedWaits({ engine, lessons, speaker: speakers[0] })
    return [...figures, ...waitFigures('followed', followed), ...waitFigures('with a gap', waits)]
  },
}

interface Listening {
  engine: Decoder
  lessons: readonly SpokenLesson[]
  speaker: Speaker | undefined
}

/** Sentences with a gap and a bank of four: how many are filled with the word that was said. */
async function gapFigure({
  engine,
  lessons,
  speaker,
  waits,
}: Listening & { waits: number[] }): Promise<Figure> {
  let asked = 0
  let heard = 0
  for (const { gaps, sounds } of lessons) {
    for (const gap of gaps.slice(0, gapsOfLesson)) {
      const said = gapPlacesOf(gap, sounds.words)
      if (!said || !speaker) continue
      const clip = await spokenClip(gap.before + gap.answer + gap.after, speaker)
      const before = processorMs()
      const chosen = engine.choose(clip, said.places)?.[said.gapAt] ?? -1
      waits.push(((processorMs() - before) * 4 * engineRate) / clip.length)
      asked += 1
      if (gap.bank[chosen] === gap.answer) heard += 1
    }
  }
  return {
    what: `spoken gap, bank of 4, voice ${speaker?.voice}: accepted of ${asked}`,
    value: heard / asked,
    unit: '',
    ...(speaker?.voice.startsWith('en') && { bound: { atLeast: 0.85 } }),
  }
}

/** From the end of a recording to when each word was said, scaled to a recording of 4 s, in ms. */
async function followedWaits({ engine, lessons, speaker }: Listening): Promise<number[]> {
  const waits: number[] = []
  for (const { sentences, sounds } of lessons) {
    for (const text of sentences.slice(0, sentencesOfLesson)) {
      const words = soundedWordsOf(text, sounds.words)
      if (!words || !speaker) continue
      const clip = await spokenClip(text, speaker)
      const before = processorMs()
      const timed = engine.align(clip, words)
      if (timed) standOut(clip, timed)
      waits.push(((processorMs() - before) * 4 * engineRate) / clip.length)
    }
  }
  return waits
}

function waitFigures(which: string, waits: readonly number[]): Figure[] {
  const wait = median(waits)
  const what = `result for a sentence of 4 s ${which}, median of ${waits.length}`
  return [
    { what, value: wait, unit: 'ms', bound: { atMost: 400 } },
    {
      what: `${what}, ×${phoneFactor}`,
      value: wait * phoneFactor,
      unit: 'ms',
      bound: { atMost: 1_500 },
    },
  ]
}

function processorMs(): number {
  const { user, system } = cpuUsage()
  return (user + system) / 1000
}
