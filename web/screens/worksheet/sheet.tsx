import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './sheet.module.css'

interface SheetProps {
  label: string
  /** A key stands on a page of its own. */
  isKey?: boolean
  children: ReactNode
}

/** A sheet on the desk; as many pages on paper as it takes. */
export function Sheet({ label, isKey, children }: SheetProps) {
  return (
    <article className={styles.sheet} data-page={isKey ? 'key' : undefined} aria-label={label}>
      {children}
    </article>
  )
}

/** What a sheet is, above its title. */
export const Kicker = ({ children }: { children: ReactNode }) => (
  <p className={styles.kicker}>{children}</p>
)

interface PartProps {
  title: string
  /** What is to be done. */
  task?: string
  children: ReactNode
}

/** A part of a sheet. */
export function Part({ title, task, children }: PartProps) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {task && <p className={styles.task}>{task}</p>}
      {children}
    </section>
  )
}

/** One of many groups of a part: the key calls it by the same number. Two are found without. */
export const GroupName = ({ index, of }: { index: number; of: readonly unknown[] }) =>
  of.length > 2 && <p className={styles.group}>{`Group ${index + 1}`}</p>

/** A line to write on. */
export const WritingLine = ({ className, ...rest }: ComponentProps<'span'>) => (
  <span {...rest} className={clsx(styles.line, className)} />
)
