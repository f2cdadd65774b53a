import { keyed } from '../../../ui/keyed.ts'

interface TextListProps {
  texts: readonly string[]
  ordered?: boolean
}

/** Texts of a lesson, one below the other; nothing where there are none. */
export function TextList({ texts, ordered = false }: TextListProps) {
  if (texts.length === 0) return null
  const List = ordered ? 'ol' : 'ul'
  return (
    <List>
      {keyed(texts).map(({ key, item }) => (
        <li key={key}>{item}</li>
      ))}
    </List>
  )
}
