import { keyed } from '../../ui/keyed.ts'
import { VoiceLine } from '../../ui/voice-line.tsx'
import styles from './voice-fan.module.css'

/** The line of the voice that says it, drawn many times, each quieter: a banknote's ornament. */
export function VoiceFan({ text }: { text: string }) {
  return (
    <div className={styles.fan}>
      {keyed(fan).map(({ key }) => (
        <VoiceLine key={key} text={text} />
      ))}
    </div>
  )
}

const fan = Array.from({ length: 11 }, () => 'line')
