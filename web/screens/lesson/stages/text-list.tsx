import { keyed } from '../../../ui/keyed.ts'
import styles from './text-list.module.css'

interface TextListProps {
  texts: readonly string[]
  ordered?: boolean
}

/** Texts of a lesson, one below the other; nothing where there are none. */
export function TextList({ texts, ordered = false }: TextListProps) {
  if (texts.length === 0) return null
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={styles.list}>
      {keyed(texts).map(({ key, item }) => (
        <li key={key} dir="auto">
          {item}
        </li>
      ))}
    </List>
  )
}
