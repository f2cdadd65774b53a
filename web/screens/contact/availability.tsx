import type { ContactPage } from '../../../cms/contract/pages.ts'
import { readersZone } from '../../features/free-times/readers-zone.ts'
import { useNow } from '../../ui/dates/use-now.ts'
import styles from './contact-screen.module.css'
import { localHours } from './local-hours.ts'

/** The tutor's hours, and what they are on the reader's clock once that is known to be another. */
export function Availability({ availability }: { availability: ContactPage['availability'] }) {
  const now = useNow()
  const zone = now && readersZone()
  return (
    <>
      <p>{availability.text}</p>
      {/* The line keeps its place, so that nothing moves when the clock is known. */}
      <p className={styles.local}>{(zone && localText(availability, zone, now)) || '\u00a0'}</p>
    </>
  )
}

function localText(availability: ContactPage['availability'], timeZone: string, now: Date) {
  const textIn = (zone: string) => {
    const { text, endsNextDay } = localHours(availability, zone, now)
    return `${text}${endsNextDay ? ' (next day)' : ''} where you are`
  }
  const text = textIn(timeZone)
  return namesGreenwich.test(availability.text) && text === textIn('UTC') ? '' : text
}

/** Whether the tutor's own words give the hours of Greenwich: 'GMT', but not 'GMT+1'. */
const namesGreenwich = /\b(?:GMT|UTC)\b(?!\s*[+−-]\s*\d)/i
