import { useFirstDay, useHideSamples } from '../../data/first-day.ts'
import { useAdminAction } from '../../data/use-admin-action.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toasts/toast-provider.tsx'
import styles from './first-day.module.css'

/** The desk's list of what makes a new site the tutor's own; nothing once all of it is done. */
export function FirstDay() {
  const firstDay = useFirstDay()
  if (firstDay.state !== 'ready') return null
  const { steps } = firstDay.data
  const open = steps.filter(({ left }) => left !== '')
  if (open.length === 0) return null
  return (
    <details className={styles.steps}>
      <summary>{`Make it yours: ${steps.length - open.length} of ${steps.length} done`}</summary>
      <ul className={styles.list}>
        {steps.map(({ key, title, left, path }) => (
          <li key={key} data-done={left === '' || undefined}>
            <a href={path}>{title}</a>
            <span className={styles.left}>{left === '' ? 'Done' : `${left}.`}</span>
            {key === 'courses' && left !== '' && <HideSamples />}
          </li>
        ))}
      </ul>
    </details>
  )
}

function HideSamples() {
  const hideSamples = useHideSamples()
  const showToast = useToast()
  const { isPending, run } = useAdminAction(
    async () => {
      const { message } = await hideSamples()
      showToast({ title: 'Success!', description: message })
    },
    () =>
      showToast({
        title: 'The courses are still there',
        description: 'Please check your connection and try again.',
        tone: 'destructive',
      }),
  )
  return (
    <Button tone="plain" disabled={isPending} onClick={() => run()}>
      Hide the sample courses
    </Button>
  )
}
