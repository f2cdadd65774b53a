import type { FreeTimes } from '../../../cms/contract/free-times.ts'
import { useNow } from '../../ui/dates/use-now.ts'
import styles from './free-week.module.css'
import { weekOnClock } from './week-on-clock.ts'

/** When a trial can be booked: on the tutor's clock, and on the reader's as soon as that is known. */
export function FreeWeek({ freeTimes }: { freeTimes: FreeTimes }) {
  const now = useNow()
  const zone = now ? Intl.DateTimeFormat().resolvedOptions().timeZone : freeTimes.timeZone
  // Without a reader's clock any week does: it is the tutor's own zone, whose hours are as written.
  const week = weekOnClock(freeTimes, zone, now ?? new Date(0))
  return (
    <div className={styles.week}>
      <dl className={styles.days}>
        {week.map(({ name, stretches }) => (
          <div key={name} className={styles.day}>
            <dt>{name}</dt>
            <dd>
              {stretches.map(({ from, to, endsNextDay }) => (
                <span key={from} className={styles.stretch}>
                  {`${from}–${to}`}
                  {endsNextDay && ' (next day)'}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.clock}>
        {now ? `On your clock (${cityOf(zone)}).` : `On the tutor’s clock (${cityOf(zone)}).`}
      </p>
    </div>
  )
}

/** 'Argentina/Buenos_Aires' is known as Buenos Aires. */
const cityOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
