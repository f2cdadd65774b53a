import { announce } from './announce.ts'
import { every, tell } from './lesson-page.ts'
import { makeOperable } from './operable.ts'
import { isOwn } from './own-scripts.ts'
import { playRecording } from './play-recording.ts'

interface Session {
  button: HTMLElement
  recorder: MediaRecorder | null
  stream: MediaStream | null
}

const startText = 'Start Recording'
const failureText = 'Recording failed. Please ensure microphone permissions are granted.'

let session: Session | null = null

export function prepareRecording() {
  for (const element of every('[data-record]')) {
    makeOperable(element)
    if (!isOwn(element) && !element.textContent?.trim()) element.textContent = startText
  }
}

export function toggleRecording(button: HTMLElement) {
  const isOwnSession = session?.button === button
  stopRecording()
  if (!isOwnSession) startRecording(button)
}

export function stopRecording() {
  if (!session) return
  const { button, recorder, stream } = session
  session = null
  if (!recorder) return
  if (recorder.state !== 'inactive') recorder.stop()
  endTracks(stream)
  button.textContent = startText
  button.classList.remove('recording')
  tell(button, 'lesson:record', { isRecording: false })
}

async function startRecording(button: HTMLElement) {
  const started: Session = { button, recorder: null, stream: null }
  session = started
  try {
    const stream = await askForMicrophone()
    started.stream = stream
    // Stopped, or another one started, while the browser asked for permission.
    if (session !== started) return endTracks(stream)

    const recorder = recorderFor(started, stream)
    recorder.start()
    started.recorder = recorder
    showRecording(button)
  } catch {
    if (session === started) session = null
    endTracks(started.stream)
    alert(failureText)
  }
}

function askForMicrophone(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    audio: { sampleRate: 44100, echoCancellation: true, noiseSuppression: true },
  })
}

function recorderFor(started: Session, stream: MediaStream): MediaRecorder {
  const recorder = new MediaRecorder(stream, recorderOptions())
  const chunks: Blob[] = []
  recorder.addEventListener('dataavailable', (event) => {
    if (event.data.size > 0) chunks.push(event.data)
  })
  recorder.addEventListener('stop', () => {
    if (session === started) stopRecording()
    playRecording(started.button, new Blob(chunks, { type: recorder.mimeType }))
  })
  recorder.addEventListener('error', () => alert(failureText))
  return recorder
}

function showRecording(button: HTMLElement) {
  button.textContent = 'Stop Recording'
  button.classList.add('recording')
  announce('Recording.')
  tell(button, 'lesson:record', { isRecording: true })
}

function endTracks(stream: MediaStream | null) {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

function recorderOptions(): MediaRecorderOptions {
  const types = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4']
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type))
  return mimeType ? { mimeType } : {}
}
