import { Link } from '@payloadcms/ui'
import type { FirstDay } from '../../contract/first-day.ts'
import styles from './first-day.module.css'
import { HideSamples } from './hide-samples.tsx'
import { RenameButton } from './rename-button.tsx'

/** What makes a new site the tutor's own: what is done is ticked, and gone once all of it is. */
export function FirstDaySteps({ steps, oldNames }: FirstDay) {
  const open = steps.filter(({ left }) => left !== '')
  if (open.length === 0) return null
  return (
    <section aria-labelledby="first-day" className={styles.steps}>
      <h2 id="first-day" className={styles.heading}>
        Make it yours{' '}
        <span
          className={styles.count}
        >{`${steps.length - open.length} of ${steps.length} done`}</span>
      </h2>
      <ul className={styles.list}>
        {steps.map(({ key, title, left, path }) => (
          <li key={key} data-done={left === '' || undefined} className={styles.step}>
            <Link href={path} prefetch={false} className={styles.title}>
              {title}
              {left === '' && <span className={styles.done}> (done)</span>}
            </Link>
            {left !== '' && <p className={styles.left}>{left}.</p>}
            {key === 'name' && oldNames.length > 0 && <RenameButton suggested={oldNames} />}
            {key === 'courses' && left !== '' && <HideSamples />}
          </li>
        ))}
      </ul>
    </section>
  )
}
