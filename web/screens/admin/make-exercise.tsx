import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { SessionEnded, useIsOwner } from '../../data/admin.ts'
import { messageOf } from '../../data/client.ts'
import { useCreateExercise, useWordsServer } from '../../data/exercises.ts'
import { Button } from '../../ui/button.tsx'
import { Problem } from '../../ui/problem.tsx'
import { WordsBox } from '../../words-box/words-box.tsx'
import { type ExerciseDraft, exerciseOf, newDraft, problemOf, titled } from './exercise-draft.ts'
import { ExerciseFields } from './exercise-fields.tsx'
import { ExerciseKept } from './exercise-kept.tsx'
import { ExerciseLink, isWritten, linkOf } from './exercise-link.tsx'
import { type KeptExercise, useKeptExercise } from './kept-exercise.ts'
import styles from './make-exercise.module.css'
import { TakeWords } from './take-words.tsx'

/** Pasted words become an exercise with a link: paste, look, publish. */
export function MakeExercise() {
  const { value, change, latest } = useKeptExercise()
  const { isPublishing, made, problem } = value
  const today = new Date()
  const draft = titled(value.draft, today)
  const [presses, setPresses] = useState(0)
  const server = useWordsServer()
  const create = useCreateExercise()
  const isOwner = useIsOwner()
  const submit = useRef<HTMLButtonElement>(null)
  const say = (part: Partial<KeptExercise>) => change((now) => ({ ...now, ...part }))
  const setDraft = (next: (draft: ExerciseDraft) => ExerciseDraft) =>
    change((now) => ({ ...now, draft: next(now.draft) }))
  const forget = useEffectEvent(() => say({ made: null }))

  // Who has seen the link and comes back is to make another one.
  useEffect(() => () => forget(), [])

  async function publish() {
    if (latest().isPublishing) return
    const draft = titled(latest().draft, today) // as it is read
    const missing = problemOf(draft)
    say({ problem: missing ?? '' })
    if (missing !== null) return
    submit.current?.focus() // a field that is closed loses the focus
    say({ isPublishing: true, draft }) // what is tried again, after midnight too, is the same
    try {
      const exercise = await create(exerciseOf(draft))
      const isGiven = draft.student !== null
      // An assistant's is a draft, and its address shows nobody anything yet.
      const link = isOwner && (await isWritten(linkOf(exercise.address)))
      say({ made: { ...exercise, isGiven, isCopied: link }, draft: newDraft })
    } catch (error) {
      if (error instanceof SessionEnded) return
      say({ problem: messageOf(error, notTold) })
    } finally {
      say({ isPublishing: false })
    }
  }

  const makeAnother = () => say({ made: null })
  if (made && !isOwner) return <ExerciseKept id={made.id} onAnother={makeAnother} />
  if (made) return <ExerciseLink made={made} onAnother={makeAnother} />
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        setPresses(presses + 1)
        publish()
      }}
    >
      <p className={styles.lead}>
        Turn the words of a lesson into ten kinds of exercise, with one link for one student or
        several.
      </p>
      {/* What is changed meanwhile would be taken for published. */}
      <div className={styles.form} inert={isPublishing}>
        {draft.box.rows.length === 0 && (
          <TakeWords
            onTake={(rows) => setDraft((now) => ({ ...now, box: { ...now.box, rows } }))}
          />
        )}
        <WordsBox
          content={draft.box}
          onChange={(change) => setDraft((now) => ({ ...now, box: change(now.box) }))}
          server={server}
          learnerLanguage={draft.learnerLanguage}
        />
        {draft.box.rows.length > 0 && (
          <ExerciseFields
            draft={draft}
            onChange={(part) => setDraft((now) => ({ ...now, ...part }))}
          />
        )}
      </div>
      <div className={styles.publish}>
        <Button ref={submit} type="submit" tone="main" aria-disabled={isPublishing || undefined}>
          {buttonText(isPublishing, isOwner)}
        </Button>
        <Problem told={{ text: problem, times: presses }} className={styles.problem} />
      </div>
    </form>
  )
}

function buttonText(isPending: boolean, isOwner: boolean): string {
  if (isPending) return isOwner ? 'Publishing…' : 'Saving…'
  return isOwner ? 'Publish and copy the link' : 'Keep as a draft'
}

/** No answer does not mean no exercise: the server may have stored it, and then does so no more. */
const notTold =
  'The server did not answer, but your words are still here. Please try again: if the exercise has already been saved, it will not be saved twice.'
