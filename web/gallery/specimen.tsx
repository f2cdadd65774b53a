import type { ReactNode } from 'react'
import styles from './gallery.module.css'

interface SpecimenProps {
  /** What is shown, as its file is named. */
  part: string
  children: ReactNode
}

/** One part of `web/ui` with each of its states. */
export function Specimen({ part, children }: SpecimenProps) {
  return (
    <section id={part} aria-label={part} className={styles.specimen}>
      <p className={styles.part}>
        <a href={`#${part}`}>{part}</a>
      </p>
      <div className={styles.states}>{children}</div>
    </section>
  )
}

interface StateProps {
  name: string
  children: ReactNode
}

/** One state, named beside it. */
export function State({ name, children }: StateProps) {
  return (
    <div data-state={name} className={styles.state}>
      <p className={styles.name}>{name}</p>
      <div>{children}</div>
    </div>
  )
}
