import { useSpeech } from './speech-provider.tsx'

/** What a button that speaks says of itself while it does (spec §8). */
export const audioPlaying = 'Audio Playing'

/** Says it to screen readers; a toast at each word would lie over what one listens with. */
export function PlayingStatus() {
  const speakingKey = useSpeech((state) => state.speakingKey)
  return (
    <p role="status" className="visually-hidden">
      {speakingKey !== null && <span key={speakingKey}>{audioPlaying}</span>}
    </p>
  )
}
