import { silentText } from '../../listening/microphone/hearing.ts'
import { deniedText } from '../../listening/microphone/microphone.ts'
import type { Hearer } from './live-words-wish.ts'
import type { Listening, RecordingProblem } from './recordings.ts'

/** Every toast of recording (spec §5, §8). */
export const recordingToasts = {
  denied: {
    title: 'Microphone Access Denied',
    description: 'Please allow microphone access to use voice recording.',
    tone: 'destructive',
  },
  microphoneError: {
    title: 'Microphone Error',
    description: 'Unable to access microphone. Please check your browser permissions.',
    tone: 'destructive',
  },
  unplugged: {
    title: 'Microphone Error',
    description: 'The microphone went silent. What you said up to then has been kept.',
    tone: 'destructive',
  },
  noRecording: {
    title: 'No Recording Found',
    description: 'Please complete the recording first.',
    tone: 'destructive',
  },
  saveFailed: {
    title: 'Save Failed',
    description: 'Unable to save recording. Please try downloading instead.',
    tone: 'destructive',
  },
  saved: {
    title: 'Recording Saved',
    description: 'It stays in this tab until you close or reload it.',
  },
  downloadStarted: { title: 'Download Started' },
} as const

/** What stays in sight beside the activity when its toast is gone. */
export const problemTexts: Record<RecordingProblem, string> = {
  denied: deniedText,
  failed:
    'The microphone could not be used. Check that it is plugged in and that no other app is using it, then try again.',
  unsupported:
    'This browser cannot record sound. Open the lesson in an up-to-date Chrome, Edge, Firefox or Safari.',
  unplugged:
    'The microphone went silent before you stopped. What you said up to then has been kept.',
  empty:
    'Nothing was recorded: you stopped before there was any sound. Record again, and stop when you have finished speaking.',
  silent: silentText,
}

/** Beside the words while they are spoken. */
export const liveTexts: Record<Listening, string> = {
  on: 'Your words appear here …',
  off: 'This browser cannot write a transcript. When you have finished, type what you said.',
  unwanted: 'Live words are off. When you have finished, type what you said.',
  lost: 'The browser has stopped writing down your words. Keep speaking, and fill in the rest afterwards.',
}

/** Below the transcript that can be corrected. */
export const transcriptHints: Record<Listening, string> = {
  on: 'Correct what the browser misheard, and type what it missed.',
  off: 'This browser cannot write a transcript. Type what you said.',
  unwanted: 'Live words were off. Type what you said.',
  lost: 'The browser missed some of your words. Type what is missing.',
}

export const missingTranscript = 'Write what you said, then save.'

/** Said once for all activities: where a recording is kept, and that it is not sent. */
export const recordingNote =
  'Your recordings stay in this tab until you close or reload it. We do not send them to anyone.'

/** Who hears the voice while it is recorded. */
export const hearerTexts: Record<Hearer, string> = {
  device: 'Your browser writes down what you say, on this device only.',
  maker:
    'To show live words, most browsers send your voice to their maker’s online service while you record.',
  unwanted: 'Live words are off, and nobody hears you: type what you said when you have finished.',
  off: 'This browser cannot write down your words: type what you said when you have finished.',
}
