import { engineRate } from '../../listening/engine/engine-rate.ts'
import type { Take } from '../../listening/use-take.ts'
import { swingPath } from '../../ui/voice-path.ts'
import { spokenTimeText } from './say-it-texts.ts'
import { useTutorLine, type VoiceLine } from './use-tutor-line.ts'
import styles from './voice-lines.module.css'

interface VoiceLinesProps {
  take: Take
  text: string
}

const width = 600
const swing = 11

/** The line of one's own voice, under the tutor's where she has said the text, at the same scale. */
export function VoiceLines({ take: { spoken, samples }, text }: VoiceLinesProps) {
  const own: VoiceLine = { spoken, seconds: samples.length / engineRate }
  const tutor = useTutorLine(text)
  if (!tutor) return <Line line={own} longest={own.seconds} />
  const longest = Math.max(own.seconds, tutor.seconds)
  return (
    <div className={styles.both}>
      <span aria-hidden="true">Your tutor</span>
      <Line line={tutor} longest={longest} isTutors />
      <span aria-hidden="true">You</span>
      <Line line={own} longest={longest} />
      <p>{spokenTimeText('Your tutor', tutor.spoken)}</p>
    </div>
  )
}

interface LineProps {
  line: VoiceLine
  /** The seconds that the whole width stands for. */
  longest: number
  isTutors?: boolean
}

function Line({ line: { spoken, seconds }, longest, isTutors = false }: LineProps) {
  const swings = spoken.shape.map((level) => 0.3 + level * swing)
  const share = longest > 0 ? seconds / longest : 1
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 -24 ${width} 48`}
      preserveAspectRatio="none"
      className={styles.line}
      data-is-tutors={isTutors}
    >
      <path d={swingPath(swings, width * share)} />
    </svg>
  )
}
