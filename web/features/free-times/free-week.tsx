import type { FreeTimes } from '../../../cms/contract/free-times.ts'
import { useNow } from '../../ui/dates/use-now.ts'
import { keyed } from '../../ui/keyed.ts'
import styles from './free-week.module.css'
import { isKnownZone, readersZone } from './readers-zone.ts'
import { weekOnClock } from './week-on-clock.ts'

/** When a trial can be booked: on the tutor's clock, and on the reader's as soon as that is known. */
export function FreeWeek({ freeTimes }: { freeTimes: FreeTimes }) {
  const now = useNow()
  const canConvert = isKnownZone(freeTimes.timeZone)
  const readers = now && canConvert ? readersZone() : null
  // Hours in a zone that is not told, or that nobody here knows, stand as written, as they do on any
  // clock of their own.
  const written = canConvert ? freeTimes : { ...freeTimes, timeZone: 'UTC' }
  // Without a reader's clock any week does: it is the tutor's own zone, whose hours are as written.
  const week = weekOnClock(written, readers ?? written.timeZone, now ?? new Date(0))
  return (
    <div className={styles.week}>
      <dl className={styles.days}>
        {week.map(({ name, stretches }) => (
          <div key={name} className={styles.day}>
            <dt>{name}</dt>
            <dd>
              {keyed(stretches).map(({ key, item: { from, to, endsNextDay } }) => (
                <span key={key} className={styles.stretch}>
                  {`${from}–${to}`}
                  {endsNextDay && ' (next day)'}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.clock}>
        {readers
          ? `On your clock (${cityOf(readers)}).`
          : `On the tutor’s clock${freeTimes.timeZone && ` (${cityOf(freeTimes.timeZone)})`}.`}
      </p>
    </div>
  )
}

/** 'Argentina/Buenos_Aires' is known as Buenos Aires. */
const cityOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
