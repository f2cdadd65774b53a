import { buttonClass } from '../../ui/button.tsx'

interface VoiceFilesProps {
  /** How many of the words the tutor has said. */
  spoken: number | undefined
  anki: string
  voice: string
}

/** The tutor's voice to take home, once she has read some of the words. */
export function VoiceFiles({ spoken, anki, voice }: VoiceFilesProps) {
  if (!spoken) return null
  return (
    <>
      <a href={anki} download className={buttonClass('plain')}>
        Download for Anki, with sound
      </a>
      <a href={voice} download className={buttonClass('plain')}>
        Download the sounds
      </a>
    </>
  )
}
