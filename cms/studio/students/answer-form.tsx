import { toast } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { hearingTexts } from '../../../web/listening/microphone/hearing.ts'
import {
  sendable,
  takeProblems,
  useSentTake,
} from '../../../web/listening/microphone/use-sent-take.ts'
import { useStoredText } from '../../../web/ui/stored-text/use-stored-text.ts'
import { studentLimits } from '../../contract/student-limits.ts'
import { studentPaths } from '../../contract/student-paths.ts'
import { isTooLong, lengthHint, tooLongText } from '../../contract/text-length.ts'
import { PendingButton } from '../client/pending-button.tsx'
import { ask, messageOf } from '../client/studio-client.ts'
import styles from './students.module.css'

interface AnswerFormProps {
  letterId: number
  hasTake: boolean
  /** Where her recording was stopped. */
  second: number | null
  /** When the answer was given that the tutor sees above; null for none. */
  over?: string | null
  onAnswered: () => Promise<void>
  /** Another answer may have been stored meanwhile, or this one, if only the server's word was lost. */
  onRefused?: () => Promise<void>
}

/**
 * The tutor's answer: written, spoken or both, at a second of the student's recording. It stays until
 * it is sent, over a look at another page too, and what is written over a reload.
 */
export function AnswerForm({ letterId, hasTake, second, over, ...told }: AnswerFormProps) {
  const id = useId()
  const name = `letter-answer:${letterId}`
  const [text = '', keepText, latestText] = useStoredText(name)
  const [isAt, setIsAt] = useState(true)
  const [isPending, setIsPending] = useState(false)
  const recorder = useSentTake(name, studentLimits.takeSeconds)
  const { take, isOn, hearing, problem } = recorder
  const said = problem ? takeProblems[problem] : hearingTexts[hearing]
  const hint = lengthHint(text, studentLimits.letter)
  const isPinned = isAt && second !== null && second > 0

  async function answer() {
    if (text.trim() === '' && !take) return void toast.error('Write or record something first.')
    if (isTooLong(text, studentLimits.letter)) {
      return void toast.error(tooLongText(studentLimits.letter))
    }
    setIsPending(true)
    try {
      const json = {
        text,
        take: take && { seconds: take.seconds, data: await sendable(take.audio) },
        second: isPinned ? second : null,
        over,
      }
      await ask('POST', studentPaths.answer(letterId), { json })
      toast.success('Answered. The student will find it under their link.')
      recorder.drop(take)
      // Who was on another page meanwhile may have written on.
      if ((latestText() ?? '') === text) keepText(undefined)
      await told.onAnswered()
    } catch (error) {
      toast.error(messageOf(error, 'The server did not answer. Your answer is still here.'))
      await told.onRefused?.()
    } finally {
      setIsPending(false)
    }
  }

  return (
    <div className={styles.answerForm}>
      <label htmlFor={id}>Your answer</label>
      <textarea
        id={id}
        dir="auto"
        rows={3}
        value={text}
        readOnly={isPending} // what is added meanwhile would be taken for sent
        onChange={({ target }) => keepText(target.value || undefined)}
        className={styles.address}
        aria-describedby={hint && `${id}-hint`}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {hasTake && second !== null && second > 0 && (
        <label className={styles.pin}>
          <input
            type="checkbox"
            checked={isAt}
            onChange={({ target }) => setIsAt(target.checked)}
          />
          {`About second ${second}, where you stopped the recording`}
        </label>
      )}
      {take && !isOn && (
        // biome-ignore lint/a11y/useMediaCaption: the tutor's own recording, of which there is no text
        <audio
          controls
          src={take.url}
          aria-label="Your spoken answer, not sent yet"
          className={styles.player}
        />
      )}
      {said !== '' && <p role="alert">{said}</p>}
      <div className={styles.answerActions}>
        <PendingButton isPending={isPending} disabled={isOn} onClick={answer}>
          {isPending ? 'Sending…' : 'Send the answer'}
        </PendingButton>
        <PendingButton
          buttonStyle="secondary"
          isPending={isPending}
          onClick={(event) => {
            // The second click of a double click would stop what the first has begun.
            if (event.detail > 1) return
            if (isOn) recorder.stop()
            else recorder.start()
          }}
        >
          {isOn ? 'Stop recording' : take ? 'Record again' : 'Answer by voice'}
        </PendingButton>
      </div>
    </div>
  )
}
