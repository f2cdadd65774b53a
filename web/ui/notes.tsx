import { keyed } from './keyed.ts'
import styles from './notes.module.css'

/** Short texts with a heading each, as notes in two columns. */
export function Notes({ notes }: { notes: readonly { heading: string; text: string }[] }) {
  return (
    <ul className={styles.notes}>
      {keyed(notes).map(({ key, item }) => (
        <li key={key} className={styles.note}>
          <h3>{item.heading}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ul>
  )
}
