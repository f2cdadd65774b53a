import { useEffect, useRef, useState } from 'react'
import type { MadeExercise } from '../../../cms/contract/exercise-making.ts'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { studioPaths } from '../../../cms/contract/studio-paths.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import styles from './make-exercise.module.css'

/** The address to send, whole. */
export const linkOf = (address: string) => location.origin + pagePaths.exercise(address)

/** What the clipboard did with the link; 'idle' where nobody has pressed for it yet. */
type Outcome = keyof typeof toDo

const toDo = {
  idle: 'Copy the link and send it to your student.',
  copied: 'Paste it into a message to your student.',
  refused: 'Copying is not allowed here. Select the link below, copy it by hand and send it.',
} as const

/** Puts a text into the clipboard; false where the browser does not let us. */
export const isWritten = (text: string): Promise<boolean> =>
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    )

export interface Published extends MadeExercise {
  isCopied: boolean
  /** It stands on the page of one student. */
  isGiven: boolean
}

interface ExerciseLinkProps {
  made: Published
  onAnother: () => void
}

/** The exercise is published: its link, to be pasted into a message. */
export function ExerciseLink({ made, onAnother }: ExerciseLinkProps) {
  const { id, address, isCopied, isGiven } = made
  const [outcome, setOutcome] = useState<Outcome>(isCopied ? 'copied' : 'idle')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const link = linkOf(address)
  return (
    <section className={styles.made}>
      <h2 ref={heading} tabIndex={-1}>
        {outcome === 'copied' ? 'Published, and the link is copied' : 'Published'}
      </h2>
      <p role="status">
        {isGiven && 'It is on the student’s page now. '}
        {toDo[outcome]}
      </p>
      <Field label="Link">
        {(control) => (
          <input {...control} readOnly value={link} onFocus={({ target }) => target.select()} />
        )}
      </Field>
      <div className={styles.ways}>
        <Button
          tone={outcome === 'copied' ? 'plain' : 'main'}
          onClick={async () => setOutcome((await isWritten(link)) ? 'copied' : 'refused')}
        >
          Copy the link
        </Button>
        <a href={link} target="_blank" rel="noopener" className={buttonClass('plain')}>
          Look at it<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
        <SiteLink to={pagePaths.readExercise(address)} className={buttonClass('plain')}>
          Read the words aloud
        </SiteLink>
        <a href={studioPaths.document('exercises', id)} className={buttonClass('plain')}>
          Change it in the studio
        </a>
        <Button onClick={onAnother}>Make another</Button>
      </div>
    </section>
  )
}
