import type { TextBlock } from '../../../cms/contract/pages.ts'
import { MethodLine } from '../../pictures/method-line.tsx'
import { keyed } from '../../ui/keyed.ts'
import { SideRow } from '../../ui/side-row.tsx'
import { useSideRowStop } from '../../ui/use-side-row-stop.ts'
import styles from './method.module.css'

/** The steps of the method under one line that learns to speak. */
export function Method({ steps }: { steps: readonly TextBlock[] }) {
  const stop = useSideRowStop()
  return (
    <SideRow isOrdered aria-label="Steps" tabIndex={stop} className={styles.steps}>
      {keyed(steps).map(({ key, index, item }) => (
        <li key={key} className={styles.step}>
          <MethodLine step={index} className={styles.line} />
          <h3 className={styles.heading}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            {item.heading}
          </h3>
          <p>{item.text}</p>
        </li>
      ))}
    </SideRow>
  )
}
