import { clsx } from 'clsx'
import styles from './voice-line.module.css'
import { voicePath } from './voice-path.ts'

interface VoiceLineProps {
  /** What the line says. */
  text: string
  className?: string | undefined
  /** In how many pairs of swings each letter swells and fades, for a line that is stretched wide. */
  grain?: number
}

/** Every page carries such lines: small numbers take fewer bytes. */
const reach = 4.5

/** A text drawn as the line of the voice that says it; stretched to the place it is given. */
export function VoiceLine({ text, className, grain = 0 }: VoiceLineProps) {
  const { d, width } = voicePath(text, { grain, reach })
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 -${reach + 1} ${width} ${2 * (reach + 1)}`}
      preserveAspectRatio="none"
      className={clsx(styles.line, className)}
    >
      <path d={d} />
    </svg>
  )
}
