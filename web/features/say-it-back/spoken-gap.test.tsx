import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../testing/component/show.tsx'
import { eventually } from '../../../testing/eventually.ts'
import { switchOff } from '../../listening/use-engine.ts'
import { SpeechProvider } from '../../speech/speech-provider.tsx'
import { SpokenGap } from './spoken-answer.tsx'

const words = { i: ['AY'], walk: ['W AO K'], work: ['W ER K'], to: ['T UW'], talk: ['T AO K'] }
const gap = { before: 'I ', answer: 'walk', after: ' to work.', bank: ['talk', 'walk'] }
const onHeard = vi.fn()
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Answers as the engine's worker would; `chosen` is what it hears. */
function stubEngine(chosen: number[] | null, problem?: 'died' | 'silent') {
  const asked = vi.fn()
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage({ id, task }: { id: number; task: { kind: string } }) {
        asked(task.kind)
        if (problem === 'silent' && task.kind === 'choose') return
        const value = { choose: chosen, align: null }[task.kind]
        const answer = problem && task.kind === 'choose' ? { problem } : { value }
        queueMicrotask(() =>
          this.dispatchEvent(new MessageEvent('message', { data: { id, ...answer } })),
        )
      }
      terminate() {
        return undefined
      }
    },
  )
  return asked
}

let voice: AudioContext | undefined

/** A tone that comes and goes as syllables do. */
function speak() {
  const context = new AudioContext()
  const [tone, syllables, level, depth] = [
    context.createOscillator(),
    context.createOscillator(),
    context.createGain(),
    context.createGain(),
  ]
  const out = context.createMediaStreamDestination()
  syllables.type = 'square'
  syllables.frequency.value = 4
  level.gain.value = 0.25
  depth.gain.value = 0.25
  syllables.connect(depth).connect(level.gain)
  tone.connect(level).connect(out)
  tone.start()
  syllables.start()
  voice = context
  return Promise.resolve(out.stream)
}

beforeEach(() => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(speak)
})

afterEach(async () => {
  switchOff()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  onHeard.mockClear()
  await voice?.close()
})

const known = { '/api/lessons/7/sounds': { words, alike: {}, near: {} } }

async function open(answers: Record<string, unknown> = known) {
  await show(
    <SpeechProvider>
      <SpokenGap gap={gap} lesson={{ courseId: 1, lessonId: 7 }} isOver={false} onHeard={onHeard} />
    </SpeechProvider>,
    { answers },
  )
  await button('Record yourself').click()
}

/** Says so much that it can be listened to. */
async function say() {
  await button('Record').click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Recording')
  const from = voice?.currentTime ?? 0
  await expect.poll(() => (voice?.currentTime ?? 0) - from, { timeout: 10_000 }).toBeGreaterThan(1)
  await button('Stop').click()
  // Here the page's own code may still come while somebody speaks; what was sent is told all the same.
  await expect.element(page.getByText(/while you spoke/i)).toBeVisible()
}

test('without an engine a sentence is recorded and heard, and none is loaded by itself', async () => {
  const asked = stubEngine([0, 1, 0, 0])
  await open()

  await say()

  await expect.element(page.getByText('Who listens: nobody but you.')).toBeVisible()
  await expect.element(page.getByLabelText('What you said')).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
})

test('once this device listens, the word that it hears is told', async () => {
  stubEngine([0, 1, 0, 0])
  await open()
  await button(/Listen on this device/).click()
  await expect.element(page.getByText('Who listens: this device.')).toBeVisible()

  await say()

  await eventually(() => expect(onHeard.mock.calls).toEqual([['walk']]))
})

test('what the engine cannot tell is said calmly, and nothing is answered', async () => {
  stubEngine(null)
  await open()
  await button(/Listen on this device/).click()
  await expect.element(page.getByText('Who listens: this device.')).toBeVisible()

  await say()

  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('The engine could not recognise your word')
  expect(onHeard).not.toHaveBeenCalled()
})

test('where the sounds of the lesson did not load, that is the reason that is given', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'))
  stubEngine([0, 1, 0, 0])
  await open({})
  await button(/Listen on this device/).click()
  await expect.element(page.getByText('Who listens: this device.')).toBeVisible()

  await say()

  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The pronunciation of these words did not load')
  await expect.element(page.getByText(/does not know every word/)).not.toBeInTheDocument()
  expect(onHeard).not.toHaveBeenCalled()
})

test('an engine that dies over a recording says that it has stopped', async () => {
  stubEngine(null, 'died')
  await open()
  await button(/Listen on this device/).click()
  await expect.element(page.getByText('Who listens: this device.')).toBeVisible()

  await say()

  await expect.element(page.getByRole('alert')).toHaveTextContent('The engine has stopped.')
})

test('an engine that is stopped while it listens has not failed', async () => {
  stubEngine(null, 'silent')
  await open()
  await button(/Listen on this device/).click()
  await expect.element(page.getByText('Who listens: this device.')).toBeVisible()
  await say()
  await expect.element(page.getByText('Listening to your recording …')).toBeVisible()

  await button('Stop listening').click()

  await expect.element(page.getByText('Who listens: nobody but you.')).toBeVisible()
  await expect.element(button(/Listen on this device/)).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})
