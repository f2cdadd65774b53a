import { type FormEvent, useState } from 'react'
import { SessionEnded, useIsOwner } from '../../data/admin.ts'
import { messageOf } from '../../data/client.ts'
import { useCreateExercise, useWordsServer } from '../../data/exercises.ts'
import { Button } from '../../ui/button.tsx'
import { useAction } from '../../ui/use-action.ts'
import { WordsBox } from '../../words-box/words-box.tsx'
import { exerciseOf, newDraft, problemOf, useKeptDraft } from './exercise-draft.ts'
import { ExerciseFields } from './exercise-fields.tsx'
import { ExerciseKept } from './exercise-kept.tsx'
import { ExerciseLink, linkOf, type Published } from './exercise-link.tsx'
import styles from './make-exercise.module.css'
import { TakeWords } from './take-words.tsx'

/** Pasted words become an exercise with a link: paste, look, publish. */
export function MakeExercise() {
  const [draft, setDraft] = useKeptDraft()
  const [problem, setProblem] = useState('')
  const [made, setMade] = useState<Published | null>(null)
  const server = useWordsServer()
  const create = useCreateExercise()
  const isOwner = useIsOwner()

  const { run: publish, isPending } = useAction(async () => {
    const missing = problemOf(draft)
    setProblem(missing ?? '')
    if (missing !== null) return
    try {
      const exercise = await create(exerciseOf(draft))
      const isGiven = draft.student !== null
      // An assistant's is a draft, and its address shows nobody anything yet.
      const link = isOwner && (await isCopied(linkOf(exercise.address)))
      setMade({ ...exercise, isGiven, isCopied: link })
      setDraft(newDraft(new Date()))
    } catch (error) {
      if (error instanceof SessionEnded) return
      setProblem(messageOf(error, 'The exercise could not be saved. Your words are still here.'))
    }
  })

  if (made && !isOwner) return <ExerciseKept id={made.id} onAnother={() => setMade(null)} />
  if (made) return <ExerciseLink made={made} onAnother={() => setMade(null)} />
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        publish()
      }}
    >
      <p className={styles.lead}>
        Words of a lesson become ten kinds of exercise, at a link for one student or for several.
      </p>
      {draft.box.rows.length === 0 && (
        <TakeWords onTake={(rows) => setDraft((now) => ({ ...now, box: { ...now.box, rows } }))} />
      )}
      <WordsBox
        content={draft.box}
        onChange={(change) => setDraft((now) => ({ ...now, box: change(now.box) }))}
        server={server}
        learnerLanguage={draft.learnerLanguage}
      />
      {draft.box.rows.length > 0 && (
        <ExerciseFields draft={draft} onChange={(part) => setDraft({ ...draft, ...part })} />
      )}
      <div className={styles.publish}>
        <Button type="submit" tone="main" aria-disabled={isPending || undefined}>
          {buttonText(isPending, isOwner)}
        </Button>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      </div>
    </form>
  )
}

function buttonText(isPending: boolean, isOwner: boolean): string {
  if (isPending) return isOwner ? 'Publishing…' : 'Saving…'
  return isOwner ? 'Publish and copy the link' : 'Keep as a draft'
}

const isCopied = (text: string): Promise<boolean> =>
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    )
