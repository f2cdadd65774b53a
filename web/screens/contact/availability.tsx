import type { ContactPage } from '../../../cms/contract/pages.ts'
import { useNow } from '../../ui/dates/use-now.ts'
import styles from './contact-screen.module.css'
import { localHours } from './local-hours.ts'

/** The tutor's hours, and what they are on the reader's clock once that is known. */
export function Availability({ availability }: { availability: ContactPage['availability'] }) {
  const now = useNow()
  return (
    <>
      <p>{availability.text}</p>
      {/* The line keeps its place, so that nothing moves when the clock is known. */}
      <p className={styles.local}>{now ? localText(availability, now) : '\u00a0'}</p>
    </>
  )
}

function localText(availability: ContactPage['availability'], now: Date) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const { text, endsNextDay } = localHours(availability, timeZone, now)
  return `${text}${endsNextDay ? ' (next day)' : ''} where you are`
}
