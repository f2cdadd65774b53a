import { dayOf } from '../../passport/tally.ts'
import { formatDay } from '../../ui/dates/format-date.ts'
import { useShownNow } from '../../ui/dates/use-shown-now.ts'
import styles from './my-progress-screen.module.css'

const shownDays = 28

/** On which days something was done. A day without is a day without. */
export function Days({ days }: { days: ReadonlyMap<string, number> }) {
  const today = useShownNow() ?? new Date()
  const shown = Array.from({ length: shownDays }, (_none, index) => {
    const before = shownDays - 1 - index
    return new Date(today.getFullYear(), today.getMonth(), today.getDate() - before).getTime()
  })
  const recent = shown.filter((at) => days.has(dayOf(at)))
  return (
    <>
      <p>
        {days.size === 1
          ? 'You have practised on one day.'
          : `You have practised on ${days.size} days.`}
        {` In the last four weeks: ${recent.length}.`}
      </p>
      <ol className={styles.days} aria-label="The last four weeks">
        {shown.map((at) => (
          <li key={at} data-practised={days.has(dayOf(at))} title={formatDay(at)}>
            {days.has(dayOf(at)) && (
              <span className="visually-hidden">{`${formatDay(at)}: practised`}</span>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
