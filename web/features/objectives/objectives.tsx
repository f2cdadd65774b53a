import { keyed } from '../../ui/keyed.ts'
import styles from './objectives.module.css'

interface ObjectivesProps {
  objectives: readonly string[]
  /** How many are shown before the rest is only counted. */
  shown: number
  /** The words after the count: '+2 more objectives'. */
  restLabel: string
}

/** What a lesson teaches, the first few. */
export function Objectives({ objectives, shown, restLabel }: ObjectivesProps) {
  if (objectives.length === 0) return null
  const rest = objectives.length - shown
  return (
    <>
      <ul className={styles.list}>
        {keyed(objectives.slice(0, shown)).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ul>
      {rest > 0 && <p className={styles.rest}>{`+${rest} ${restLabel}`}</p>}
    </>
  )
}
