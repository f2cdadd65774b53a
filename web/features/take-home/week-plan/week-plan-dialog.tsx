import { type FormEvent, use, useRef, useState } from 'react'
import { SiteUrl } from '../../../page/site-url.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { saveFile } from '../save-file.ts'
import { lessonSteps } from './lesson-steps.ts'
import { plannedDays, weekdays } from './planned-days.ts'
import { weekPlanFile } from './week-plan.ts'
import styles from './week-plan-dialog.module.css'

interface WeekPlanDialogProps {
  lesson: { id: number; lessonNumber: number; title: string }
  lessonPath: string
  onClose: () => void
}

const minutes = 20

/** Asks for days and a time, and makes a calendar file of them. */
export function WeekPlanDialog({ lesson, lessonPath, onClose }: WeekPlanDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const siteUrl = use(SiteUrl)
  const [isEmpty, setIsEmpty] = useState(false)

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const steps = lessonSteps(lesson.title)
    const now = Date.now()
    const chosen = form.getAll('day').map(Number)
    const days = plannedDays({ chosen, count: steps.length, now })
    setIsEmpty(days.length === 0)
    if (days.length === 0) return
    const file = weekPlanFile({
      about: `lesson-${lesson.id}`,
      steps,
      days,
      time: String(form.get('time')),
      address: siteUrl + lessonPath,
      minutes,
      now,
    })
    saveFile(new Blob([file], { type: 'text/calendar' }), `lesson-${lesson.lessonNumber}-week.ics`)
    dialog.current?.close()
  }

  return (
    <Dialog ref={dialog} title="Plan my week" tone="accent" onClose={onClose}>
      <form onSubmit={save}>
        <div className={styles.questions}>
          <p>
            {`Five sessions of ${minutes} minutes, from tomorrow on. The file opens in the calendar of your phone or computer.`}
          </p>
          <fieldset className={styles.days}>
            <legend>Days</legend>
            {weekdays.map(({ value, short, name }) => (
              <label key={value} className={styles.day}>
                <input
                  type="checkbox"
                  name="day"
                  value={value}
                  aria-label={name}
                  defaultChecked={value >= 1 && value <= 5}
                  onChange={() => setIsEmpty(false)}
                />
                <span aria-hidden="true">{short}</span>
              </label>
            ))}
          </fieldset>
          {isEmpty && (
            <p role="alert" className={styles.problem}>
              Choose one day at least.
            </p>
          )}
          <Field label="Time" hint="It stays the same on your clock, also when you travel.">
            {(control) => (
              <input {...control} type="time" name="time" defaultValue="19:00" required />
            )}
          </Field>
        </div>
        <DialogActions>
          <Button tone="quiet" onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
          <Button type="submit" tone="main">
            Save to calendar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
