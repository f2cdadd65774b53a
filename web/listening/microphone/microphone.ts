import { audioTypeFor, microphoneWishes } from './audio-format.ts'
import { keepScreenOn } from './screen-on.ts'

/** `empty`: it was stopped before it had any sound. */
export type MicrophoneProblem = 'denied' | 'failed' | 'unsupported' | 'unplugged' | 'empty'

/** Beside `denied`: browsers do not tell a question that was only closed from a lasting no. */
export const deniedText =
  'The microphone is blocked, or was not allowed this time. Try again and allow it. If your browser does not ask, allow it in the settings next to the address.'

interface MicrophoneEvents {
  onBegun: (stream: MediaStream) => void
  /** With what was recorded; unplugged where nobody asked for the end. */
  onEnded: (audio: Blob | null, isUnplugged: boolean) => void
  onRefused: (problem: MicrophoneProblem) => void
}

export interface MicrophoneRecording {
  /** Ends the recording, or the wait for permission, and gives what there is. */
  stop: () => void
  /** Ends it and reports nothing. */
  discard: () => void
}

/** How often the recorder hands over what it has, so that a long recording needs no single block. */
const sliceMs = 1000

/** Enough for a voice. WebKit takes three times as much by itself: more than a letter may have. */
const audioBitsPerSecond = 64_000

/**
 * Records the microphone from the learner's permission to the end; releases it in every case. What is
 * being played pauses, or it would be recorded too.
 */
export function recordMicrophone(events: MicrophoneEvents): MicrophoneRecording {
  let stream: MediaStream | null = null
  let recorder: MediaRecorder | null = null
  let isOver = false
  let isAsked = false
  let letScreenGo = () => {}

  function close() {
    release(stream)
    letScreenGo()
  }

  async function begin() {
    try {
      stream = await openMicrophone()
      if (isOver) return close()
      letScreenGo = keepScreenOn()
      recorder = record(stream, (audio) => {
        close()
        if (isOver) return
        isOver = true
        events.onEnded(audio, !isAsked)
      })
      events.onBegun(stream)
    } catch (error) {
      close()
      if (isOver) return
      isOver = true
      events.onRefused(problemOf(error))
    }
  }

  function stop() {
    isAsked = true
    if (isOver) return
    if (!recorder) {
      isOver = true
      events.onEnded(null, false)
    } else if (recorder.state !== 'inactive') {
      recorder.stop()
    }
    close()
  }

  for (const audio of document.querySelectorAll('audio')) audio.pause()
  void begin()
  return {
    stop,
    discard() {
      isOver = true
      if (recorder && recorder.state !== 'inactive') recorder.stop()
      close()
    },
  }
}

/** Thrown where the browser has no way to record. */
class RecordingUnsupported extends Error {}

async function openMicrophone(): Promise<MediaStream> {
  // Absent in old browsers, in some in-app ones, and on an address without https.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices?.getUserMedia || typeof MediaRecorder === 'undefined') {
    throw new RecordingUnsupported('This browser has no microphone or no recorder')
  }
  return devices.getUserMedia(microphoneWishes)
}

function record(stream: MediaStream, onStopped: (audio: Blob) => void): MediaRecorder {
  const mimeType = audioTypeFor((type) => MediaRecorder.isTypeSupported(type))
  const recorder = recorderOf(stream, mimeType === undefined ? {} : { mimeType })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  recorder.addEventListener('stop', () => {
    const type = recorder.mimeType || mimeType || parts[0]?.type || ''
    onStopped(new Blob(parts, { type }))
  })
  for (const track of stream.getTracks()) {
    // Not every browser ends the recorder with its last track.
    track.addEventListener('ended', () => recorder.state !== 'inactive' && recorder.stop())
  }
  recorder.start(sliceMs)
  return recorder
}

/** A browser that takes no wish for the rate records at its own. */
function recorderOf(stream: MediaStream, options: MediaRecorderOptions): MediaRecorder {
  try {
    return new MediaRecorder(stream, { ...options, audioBitsPerSecond })
  } catch {
    return new MediaRecorder(stream, options)
  }
}

function release(stream: MediaStream | null) {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

function problemOf(error: unknown): MicrophoneProblem {
  if (error instanceof RecordingUnsupported) return 'unsupported'
  const name = error instanceof Error ? error.name : ''
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'denied' : 'failed'
}
