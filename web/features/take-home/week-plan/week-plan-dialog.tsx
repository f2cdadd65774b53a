import { type FormEvent, use, useRef } from 'react'
import { SiteUrl } from '../../../page/site-url.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Problem, useProblem } from '../../../ui/problem.tsx'
import { saveFile } from '../save-file.ts'
import { lessonSteps, pageSteps } from './lesson-steps.ts'
import { plannedDays, weekdays } from './planned-days.ts'
import { calendarFile, type WeekPlan } from './week-plan.ts'
import styles from './week-plan-dialog.module.css'

/** A lesson that is planned, and where it is. */
export interface PlannedLesson {
  id: number
  title: string
  path: string
  /** It is a page of the tutor's own, whose parts nobody knows. */
  isUploaded?: boolean
}

interface WeekPlanDialogProps {
  title: string
  /** What comes into the calendar, in a sentence. */
  text: string
  /** One after the other, each in five sessions. */
  lessons: readonly PlannedLesson[]
  fileName: string
  onClose: () => void
}

/** How long a session takes. */
export const sessionMinutes = 20

/** Asks for days and a time, and makes a calendar file of them. */
export function WeekPlanDialog(props: WeekPlanDialogProps) {
  const { title, text, lessons, fileName, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const siteUrl = use(SiteUrl)
  const { problem, tell } = useProblem()

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const chosen = form.getAll('day').map(Number)
    tell(chosen.length === 0 ? 'Choose at least one day.' : '')
    if (chosen.length === 0) return
    const file = calendarFile(planned({ lessons, chosen, time: String(form.get('time')), siteUrl }))
    saveFile(new Blob([file], { type: 'text/calendar' }), fileName)
    dialog.current?.close()
  }

  return (
    <Dialog ref={dialog} title={title} tone="accent" onClose={onClose}>
      <form onSubmit={save}>
        <div className={styles.questions}>
          <p>{`${text} The file opens in the calendar of your phone or computer.`}</p>
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
                  onChange={() => tell('')}
                />
                <span aria-hidden="true">{short}</span>
              </label>
            ))}
          </fieldset>
          <Problem told={problem} className={styles.problem} />
          <Field label="Time" hint="It stays the same on your clock, even when you travel.">
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

interface Wish {
  lessons: readonly PlannedLesson[]
  /** Days of the week. */
  chosen: readonly number[]
  time: string
  siteUrl: string
}

/** Each lesson begins on the day after the one before it has ended. */
function planned({ lessons, chosen, time, siteUrl }: Wish): WeekPlan[] {
  const now = Date.now()
  const plans = lessons.map(({ id, title, path, isUploaded }) => ({
    about: `lesson-${id}`,
    steps: isUploaded ? pageSteps(title) : lessonSteps(title),
    address: siteUrl + path,
    time,
    minutes: sessionMinutes,
    now,
  }))
  const days = plannedDays({ chosen, count: plans.flatMap(({ steps }) => steps).length, now })
  return plans.map((plan) => ({ ...plan, days: days.splice(0, plan.steps.length) }))
}
