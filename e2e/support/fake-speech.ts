import type { Page } from '@playwright/test'

/** What tests can do to the recogniser and the microphone of a page. */
interface FakeSpeech {
  /** How often the recogniser was started. */
  starts: number
  /** Gives all results since the last start: settled ones, then one that may still change. */
  hear: (settled: string[], interim?: string) => void
  /** Every stream that the page was given. */
  streams: MediaStream[]
}

declare global {
  interface Window {
    fakeSpeech: FakeSpeech
  }
}

/** Puts a recogniser into the page that hears what the test says, and watches the microphone. */
export const fakeSpeech = (page: Page) =>
  page.addInitScript(() => {
    class FakeRecogniser {
      lang = ''
      continuous = false
      interimResults = false
      onresult: ((event: { results: unknown }) => void) | null = null
      onend: (() => void) | null = null

      start() {
        current = this
        window.fakeSpeech.starts += 1
      }

      stop() {
        this.onend?.()
      }

      abort() {
        this.onend?.()
      }
    }

    let current: FakeRecogniser | undefined
    const resultOf = (transcript: string, isFinal: boolean) =>
      Object.assign([{ transcript, confidence: isFinal ? 0.9 : 0 }], { isFinal })
    window.fakeSpeech = {
      starts: 0,
      streams: [],
      hear(settled, interim) {
        const results = settled.map((text) => resultOf(text, true))
        if (interim !== undefined) results.push(resultOf(interim, false))
        current?.onresult?.({ results })
      },
    }
    Object.assign(window, {
      SpeechRecognition: FakeRecogniser,
      webkitSpeechRecognition: FakeRecogniser,
    })
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (wishes) => {
      const stream = await open(wishes)
      window.fakeSpeech.streams.push(stream)
      return stream
    }
  })

export async function hear(page: Page, settled: string[], interim?: string) {
  await page.waitForFunction(() => window.fakeSpeech.starts > 0)
  await page.evaluate(({ settled, interim }) => window.fakeSpeech.hear(settled, interim), {
    settled,
    interim,
  })
}

/** How many microphones are still open. */
export const liveTracks = (page: Page) =>
  page.evaluate(
    () =>
      window.fakeSpeech.streams
        .flatMap((stream) => stream.getTracks())
        .filter(({ readyState }) => readyState === 'live').length,
  )
