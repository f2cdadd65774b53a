'use client'
import { Button, toast, useServerFunctions } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { fieldTime, momentText, nextFullHour, zoneName } from './local-time.ts'
import styles from './schedule-panel.module.css'
import { type Change, type Planned, type Target, useSchedule } from './use-schedule.ts'

const changes: readonly { value: Change; label: string }[] = [
  { value: 'publish', label: 'Publish it' },
  { value: 'unpublish', label: 'Take it off the site' },
]

/** Plans when a document is published, on the tutor's own clock, and lists what is planned. */
export function SchedulePanel({ target }: { target: Target }) {
  const { planned, isPending, plan, cancel } = useSchedule({
    ...{ target, server: useServerFunctions() },
    onDone: (text) => void toast.success(text),
    onProblem: (text) => void toast.error(text),
  })
  return (
    <div className={styles.panel}>
      {/* Visitors always need the texts of a page. */}
      <ScheduleForm isAlwaysShown={'globalSlug' in target} isPending={isPending} onPlan={plan} />
      <section aria-labelledby="planned" aria-live="polite">
        <h3 id="planned" className={styles.heading}>
          Planned
        </h3>
        {planned?.length === 0 && <p>Nothing is planned.</p>}
        <ul className={styles.list}>
          {planned?.map((one) => (
            <PlannedRow
              key={one.id}
              planned={one}
              isPending={isPending}
              onCancel={() => cancel(one)}
            />
          ))}
        </ul>
      </section>
    </div>
  )
}

interface ScheduleFormProps {
  isAlwaysShown: boolean
  isPending: boolean
  onPlan: (change: Change, at: Date) => void
}

function ScheduleForm({ isAlwaysShown, isPending, onPlan }: ScheduleFormProps) {
  const [change, setChange] = useState<Change>('publish')
  const [time, setTime] = useState(() => nextFullHour(Date.now()))
  const [problem, setProblem] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation() // or the form around the drawer would save too
    const at = new Date(time)
    const isFuture = at.getTime() > Date.now()
    setProblem(isFuture ? '' : 'Choose a time that has not passed yet.')
    if (isFuture) onPlan(change, at)
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {!isAlwaysShown && (
        <fieldset className={styles.changes}>
          <legend>What happens</legend>
          {changes.map(({ value, label }) => (
            <label key={value}>
              <input
                type="radio"
                name="change"
                checked={change === value}
                onChange={() => setChange(value)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      <label className={styles.time}>
        When
        <input
          type="datetime-local"
          required
          value={time}
          min={fieldTime(new Date())}
          onChange={({ currentTarget }) => setTime(currentTarget.value)}
          aria-describedby="schedule-zone"
          aria-invalid={problem !== ''}
        />
      </label>
      <p id="schedule-zone">{`On your clock: ${zoneName()}. The site does it then, also while your computer is off.`}</p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Button type="submit" margin={false} disabled={isPending}>
        Plan it
      </Button>
    </form>
  )
}

interface PlannedRowProps {
  planned: Planned
  isPending: boolean
  onCancel: () => void
}

function PlannedRow({ planned: { input, waitUntil }, isPending, onCancel }: PlannedRowProps) {
  const what = input.type === 'publish' ? 'Published' : 'Taken off the site'
  const when = momentText(waitUntil)
  return (
    <li>
      <span>
        {what} on <time dateTime={waitUntil.toISOString()}>{when}</time>
      </span>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isPending}
        onClick={onCancel}
        aria-label={`Cancel: ${what} on ${when}`}
      >
        Cancel
      </Button>
    </li>
  )
}
