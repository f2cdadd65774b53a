import { useId } from 'react'
import { Button } from '../ui/button.tsx'
import type { VoiceSettings as Settings } from './choose-voice.ts'
import { audioPlaying, PlayingStatus } from './playing-status.tsx'
import { SpokenLine } from './speak-button.tsx'
import { useSpeak, useSpeaker, useSpeech } from './speech-provider.tsx'
import styles from './voice-settings.module.css'

/** What a voice says of itself when it is tested. */
const testSentence = 'Hello. This is how I sound. Take your time, listen, and say it after me.'

const testKey = 'voice-test'

const choices = {
  accent: [
    { value: 'american', label: 'American' },
    { value: 'british', label: 'British' },
  ],
  sex: [
    { value: 'female', label: 'Female' },
    { value: 'male', label: 'Male' },
  ],
} as const

/** The instrument: accent, voice, and how they sound (spec §2 'Voice Settings bar'). */
export function VoiceSettings() {
  const titleId = useId()
  const speaker = useSpeaker()
  const speak = useSpeak(testKey)
  const settings = useSpeech((state) => state.settings)
  const isTesting = useSpeech(({ speakingKey }) => speakingKey === testKey)
  const change = (part: Partial<Settings>) => speaker.choose({ ...settings, ...part })
  return (
    <section aria-labelledby={titleId} className={styles.instrument}>
      <h2 id={titleId} className={styles.title}>
        Voice Settings
      </h2>
      <div className={styles.controls}>
        <Choice
          legend="Accent"
          options={choices.accent}
          chosen={settings.accent}
          onChoose={(accent) => change({ accent })}
        />
        <Choice
          legend="Voice"
          options={choices.sex}
          chosen={settings.sex}
          onChoose={(sex) => change({ sex })}
        />
        <Button
          aria-pressed={isTesting}
          title={isTesting ? audioPlaying : undefined}
          className={styles.test}
          onClick={speak(testSentence)}
        >
          <SpokenLine />
          Test Voice
        </Button>
      </div>
      <VoiceStatus />
      <PlayingStatus />
    </section>
  )
}

interface ChoiceProps<Value extends string> {
  legend: string
  options: readonly { value: Value; label: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({ legend, options, chosen, onChoose }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.switch}>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/**
 * The name of the voice, or a notice that another one has to speak (spec §8). Where the browser knows
 * none for English, nobody can say whether anything will.
 */
function VoiceStatus() {
  const voiceName = useSpeech((state) => state.voiceName)
  const isVoiceFound = useSpeech((state) => state.isVoiceFound)
  return (
    <>
      {isVoiceFound && <p className={styles.voiceName}>{voiceName}</p>}
      <p aria-live="polite" className={styles.status}>
        {!isVoiceFound && (
          <>
            <strong>no voice found</strong>
            {voiceName && <span>{` ${voiceName} speaks instead.`}</span>}
          </>
        )}
      </p>
    </>
  )
}
