/**
 * How the voice is recorded (spec §9 'Recording'); a microphone that cannot do this is used as it
 * is.
 */
export const microphoneWishes: MediaStreamConstraints = {
  audio: { sampleRate: 44_100, echoCancellation: true, noiseSuppression: true },
}

/** Best first: webm with opus, and mp4 where a browser has no webm (decision 21). */
const audioTypes = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4']

/** The best type that can be recorded; undefined leaves the choice to the browser. */
export const audioTypeFor = (isSupported: (type: string) => boolean): string | undefined =>
  audioTypes.find(isSupported)

/** The file's extension follows its type. */
export function extensionOf(type: string): string {
  const container = /^audio\/(\w+)/.exec(type)?.[1]
  return container === 'mp4' || container === 'ogg' ? container : 'webm'
}

/** The name a learner finds the recording by: lesson, title and number of the activity. */
export function audioFileName(place: {
  lessonNumber: number
  title: string
  speakingNumber: number
  type: string
}): string {
  const words = place.title.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const parts = [`lesson-${place.lessonNumber}`, ...words.slice(0, 8), 'speaking']
  return `${parts.join('-')}-${place.speakingNumber}.${extensionOf(place.type)}`
}
