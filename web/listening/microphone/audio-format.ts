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
