import styles from './phonetics.module.css'

/** How a word is said, in a face that has every sign of the phonetic alphabet. */
export function Phonetics({ children }: { children: string }) {
  if (children === '') return null
  return (
    // The signs stay in their order in a line that runs from right to left.
    <span dir="ltr" className={styles.phonetics}>
      {children}
    </span>
  )
}
