import { SpeakButton } from '../../../speech/speak-button.tsx'
import styles from './entries.module.css'

/** A sentence that uses what is explained, and says it. */
export function Example({ text }: { text: string }) {
  if (text === '') return null
  return (
    <dd dir="auto" className={styles.example}>
      {text}
      <SpeakButton text={text} />
    </dd>
  )
}
