import { clsx } from 'clsx'
import { keyed } from './keyed.ts'
import styles from './notes.module.css'
import { SideRow } from './side-row.tsx'
import { useSideRowStop } from './use-side-row-stop.ts'

interface NotesProps {
  notes: readonly { heading: string; text: string }[]
}

/** Short texts with a heading each, as notes in two columns. */
export function Notes({ notes }: NotesProps) {
  return (
    <ul className={clsx(styles.notes, styles.grid)}>
      <NoteItems notes={notes} />
    </ul>
  )
}

/** The same as a part of a page among others: side by side where the window is narrow. */
export function NotesRow({ notes, label }: NotesProps & { label: string }) {
  const stop = useSideRowStop()
  return (
    <SideRow aria-label={label} tabIndex={stop} className={styles.notes}>
      <NoteItems notes={notes} />
    </SideRow>
  )
}

const NoteItems = ({ notes }: NotesProps) =>
  keyed(notes).map(({ key, item }) => (
    <li key={key} className={styles.note}>
      <h3>{item.heading}</h3>
      <p>{item.text}</p>
    </li>
  ))
