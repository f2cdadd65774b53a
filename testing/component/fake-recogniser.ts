import { vi } from 'vitest'

interface Settings {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally?: boolean | undefined
  /** The microphone that it was given. */
  track?: MediaStreamTrack | undefined
}

/** What the browser says of its own recognition on the device. */
interface FakePack {
  state: 'available' | 'downloadable' | 'downloading' | 'unavailable'
  /** What comes of installing it. */
  installed?: Promise<boolean>
}

/** What a test does to the recogniser and the microphone of its page. */
export interface FakeRecogniser {
  /** The settings of each start. */
  starts: Settings[]
  /** Gives all results since the last start: settled ones, then one that may still change. */
  hear(settled: string[], interim?: string): void
  /** Ends the recogniser by itself, with an error or without. */
  end(error?: string): void
  /** Every stream that the page was given, and what it asked for. */
  streams: MediaStream[]
  wishes: unknown[]
  /** How many microphones are open. */
  openMicrophones(): number
}

/**
 * A recogniser that hears what the test says, beside the browser's own (fake) microphone, which may
 * be allowed late.
 */
export function fakeRecogniser(
  isAllowed: Promise<void> = Promise.resolve(),
  pack?: FakePack,
): FakeRecogniser {
  let current: Recogniser | undefined
  const starts: Settings[] = []

  class Recogniser {
    lang = ''
    continuous = false
    interimResults = false
    processLocally: boolean | undefined
    onresult: ((event: { results: unknown }) => void) | null = null
    onerror: ((event: { error: string }) => void) | null = null
    onend: (() => void) | null = null

    start(track?: MediaStreamTrack) {
      current = this
      const { lang, continuous, interimResults, processLocally } = this
      starts.push({ lang, continuous, interimResults, processLocally, track })
    }

    stop() {
      this.onend?.()
    }

    abort() {
      this.onend?.()
    }
  }

  if (pack) Object.assign(Recogniser, packOf(pack))
  vi.stubGlobal('SpeechRecognition', Recogniser)
  vi.stubGlobal('webkitSpeechRecognition', Recogniser)
  const streams: MediaStream[] = []
  const wishes: unknown[] = []
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (wish) => {
    await isAllowed
    // The browser's own: a second fake must not ask the first one.
    const stream = await MediaDevices.prototype.getUserMedia.call(navigator.mediaDevices, wish)
    streams.push(stream)
    wishes.push(wish)
    return stream
  })
  return {
    starts,
    streams,
    wishes,
    hear(settled, interim) {
      const results = settled.map((text) => resultOf(text, true))
      if (interim !== undefined) results.push(resultOf(interim, false))
      current?.onresult?.({ results })
    },
    end(error) {
      if (error !== undefined) current?.onerror?.({ error })
      current?.onend?.()
    },
    openMicrophones: () =>
      tracksOf(streams).filter(({ readyState }) => readyState === 'live').length,
  }
}

const packOf = ({ state, installed = Promise.resolve(true) }: FakePack) => ({
  available: async ({ processLocally }: { processLocally?: boolean }) =>
    processLocally ? state : 'available',
  install: () => installed,
})

export const tracksOf = (streams: MediaStream[]) => streams.flatMap((stream) => stream.getTracks())

const resultOf = (transcript: string, isFinal: boolean) =>
  Object.assign([{ transcript, confidence: isFinal ? 0.9 : 0 }], { isFinal })
