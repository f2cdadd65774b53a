import { useEffect, useRef } from 'react'
import { studioPaths } from '../../../cms/contract/studio-paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import styles from './make-exercise.module.css'

/** An assistant's exercise is stored; the owner publishes it. */
export function ExerciseKept({ id, onAnother }: { id: number; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.made}>
      <h2 ref={heading} tabIndex={-1}>
        Kept as a draft
      </h2>
      <p role="status">Nobody sees it until the owner publishes it.</p>
      <div className={styles.ways}>
        <a href={studioPaths.document('exercises', id)} className={buttonClass('plain')}>
          Change it in the studio
        </a>
        <Button onClick={onAnother}>Make another</Button>
      </div>
    </section>
  )
}
