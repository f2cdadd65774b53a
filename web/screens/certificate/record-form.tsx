import { type FormEvent, useState } from 'react'
import type { CourseSummary } from '../../../cms/contract/course.ts'
import { cleanName, problemOfName } from '../../../cms/contract/learner-name.ts'
import { KeepingNote } from '../../features/progress/keeping-note.tsx'
import { usePassport } from '../../passport/passport.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useProblem } from '../../ui/problem.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useHasScript } from '../../ui/use-has-script.ts'
import styles from './certificate-screen.module.css'
import { MadeRecord } from './made-record.tsx'
import { type Made, makeRecord } from './make-record.ts'
import { MissingLessons } from './missing-lessons.tsx'

/** The form for the name, and what came of it. */
export function RecordForm({ course }: { course: CourseSummary }) {
  const passport = usePassport()
  const hasScript = useHasScript()
  const [name, setName] = useState('')
  const { problem, tell } = useProblem()
  const [made, setMade] = useState<Made>()

  const { run, isPending } = useAction(async () => {
    if (passport.state !== 'ready') return
    setMade(await makeRecord({ courseId: course.id, name: cleanName(name), passport }))
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = problemOfName(cleanName(name))
    tell(found ?? '')
    if (!found) run()
  }

  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field
          label="Your name, as it should appear on the certificate"
          error={problem.text}
          times={problem.times}
          hint="Any alphabet, up to 60 letters."
        >
          {(control) => (
            <input
              {...control}
              dir="auto"
              autoComplete="name"
              maxLength={240}
              value={name}
              disabled={!hasScript}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        {passport.state === 'ready' && <KeepingNote keeping={passport.keeping} />}
        <Button
          type="submit"
          tone="main"
          disabled={!hasScript || passport.state === 'looking'}
          aria-disabled={isPending}
        >
          {isPending ? 'Signing…' : 'Make my record'}
        </Button>
      </form>
      <div role="status">
        {made?.state === 'refused' && <MissingLessons refused={made} course={course} />}
        {made?.state === 'signed' && <MadeRecord key={made.text} signed={made} />}
      </div>
    </>
  )
}
