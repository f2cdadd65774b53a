'use client'
import { toast, useServerFunctions } from '@payloadcms/ui'
import { type FormEvent, useRef, useState } from 'react'
import { Problem, useProblem } from '../../../web/ui/problem.tsx'
import { PendingButton } from '../client/pending-button.tsx'
import { fieldTime, isOnClock, momentText, nextFullHour, zoneName } from './local-time.ts'
import styles from './schedule-panel.module.css'
import { type Change, type Planned, type Target, useSchedule } from './use-schedule.ts'

const changes: readonly { value: Change; label: string }[] = [
  { value: 'publish', label: 'Publish it' },
  { value: 'unpublish', label: 'Take it off the site' },
]

/** Plans when a document is published, on the tutor's own clock, and lists what is planned. */
export function SchedulePanel({ target }: { target: Target }) {
  const { planned, isPending, plan, cancel } = useSchedule({
    target,
    server: useServerFunctions(),
    onDone: (text) => void toast.success(text),
    onProblem: (text) => void toast.error(text),
  })
  const heading = useRef<HTMLHeadingElement>(null)
  function cancelOne(one: Planned) {
    heading.current?.focus() // the button goes with its row
    cancel(one)
  }
  return (
    <div className={styles.panel}>
      {/* Visitors always need the texts of a page. */}
      <ScheduleForm isAlwaysShown={'globalSlug' in target} isPending={isPending} onPlan={plan} />
      <section aria-labelledby="planned" aria-live="polite">
        <h3 id="planned" ref={heading} tabIndex={-1} className={styles.heading}>
          Planned
        </h3>
        {planned?.length === 0 && <p>Nothing is planned.</p>}
        <ul className={styles.list}>
          {planned?.map((one) => (
            <PlannedRow
              key={one.id}
              planned={one}
              isPending={isPending}
              onCancel={() => cancelOne(one)}
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
  const { problem, tell } = useProblem()
  const when = useRef<HTMLInputElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation() // or the form around the drawer would save too
    const found = problemOf(time)
    tell(found)
    if (found) when.current?.focus()
    else onPlan(change, new Date(time))
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
          ref={when}
          type="datetime-local"
          required
          value={time}
          min={fieldTime(new Date())}
          onChange={({ currentTarget }) => setTime(currentTarget.value)}
          aria-describedby="schedule-zone schedule-problem"
          aria-invalid={problem.text !== ''}
        />
      </label>
      <p id="schedule-zone">{`On your clock: ${zoneName()}. The site does it then, even while your computer is off.`}</p>
      <div id="schedule-problem">
        <Problem told={problem} className={styles.problem} />
      </div>
      <PendingButton type="submit" isPending={isPending}>
        Plan it
      </PendingButton>
    </form>
  )
}

function problemOf(time: string): string {
  if (!time) return 'Choose a day and a time.'
  if (!isOnClock(time)) return 'The clocks go forward then and skip this time. Choose another.'
  return new Date(time).getTime() > Date.now() ? '' : 'Choose a time that has not passed yet.'
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
      <PendingButton
        buttonStyle="secondary"
        size="small"
        isPending={isPending}
        onClick={onCancel}
        aria-label={`Cancel: ${what} on ${when}`}
      >
        Cancel
      </PendingButton>
    </li>
  )
}
