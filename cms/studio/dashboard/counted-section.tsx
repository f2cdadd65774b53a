import { Link } from '@payloadcms/ui'
import { countText } from '../../contract/counted.ts'
import type { CountedDays, Figures } from '../../contract/counts.ts'
import { pagePaths } from '../../contract/page-paths.ts'
import styles from './counted-section.module.css'

const ofSite: readonly { kind: keyof Figures; label: string }[] = [
  { kind: 'visited', label: 'Pages opened' },
  { kind: 'begun', label: 'Lessons started' },
  { kind: 'finished', label: 'Lessons finished' },
  { kind: 'right', label: 'Questions right' },
  { kind: 'wrong', label: 'Questions not right' },
]

const ofLesson: readonly { kind: keyof Figures; label: string }[] = [
  { kind: 'begun', label: 'Started' },
  { kind: 'finished', label: 'Finished' },
  { kind: 'right', label: 'Right' },
  { kind: 'wrong', label: 'Not right' },
]

/** Whether anybody comes, and what they do: sums of some days, never a person. */
export function CountedSection({ counted }: { counted: readonly CountedDays[] }) {
  const longest = counted.at(-1)
  if (!longest) return null
  return (
    <section aria-labelledby="counted" className={styles.counted}>
      <h2 id="counted" className={styles.heading}>
        Visitors
      </h2>
      <div className={styles.tables}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Your site</th>
              {counted.map(({ days }) => (
                <th scope="col" key={days}>{`Last ${days} days`}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ofSite.map(({ kind, label }) => (
              <tr key={kind}>
                <th scope="row">{label}</th>
                {counted.map(({ days, all }) => (
                  <td key={days}>{countText(all[kind])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {longest.lessons.length > 0 && <Lessons counted={longest} />}
      </div>
      <p className={styles.note}>
        Counted without cookies and without names.{' '}
        <a href={pagePaths.whatIsCounted}>What is counted</a>
      </p>
    </section>
  )
}

function Lessons({ counted: { days, lessons } }: { counted: CountedDays }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{`Lessons, last ${days} days`}</th>
          {ofLesson.map(({ kind, label }) => (
            <th scope="col" key={kind}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lessons.map(({ href, title, figures }) => (
          <tr key={href}>
            <th scope="row">
              <Link href={href} prefetch={false}>
                {title}
              </Link>
            </th>
            {ofLesson.map(({ kind, label }) => (
              <td key={kind} data-label={label}>
                {countText(figures[kind])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
