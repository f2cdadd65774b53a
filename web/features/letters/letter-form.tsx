import { type FormEvent, type MouseEvent, useState } from 'react'
import type { NewLetter } from '../../../cms/contract/letters.ts'
import { studentLimits } from '../../../cms/contract/student-limits.ts'
import { isTooLong, lengthHint, tooLongText } from '../../../cms/contract/text-length.ts'
import { messageOf } from '../../data/client.ts'
import { hearingTexts } from '../../listening/microphone/hearing.ts'
import { sendable, takeProblems, useSentTake } from '../../listening/microphone/use-sent-take.ts'
import { newDevice, nextEventId } from '../../passport/event-id.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Problem, useProblem } from '../../ui/problem.tsx'
import { useStoredText } from '../../ui/stored-text/use-stored-text.ts'
import { useAction } from '../../ui/use-action.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { letterIdName, letterName } from './letter-names.ts'
import styles from './letters.module.css'

interface LetterFormProps {
  /** Whose text this tab keeps until it is sent. */
  studentId: number
  onSend: (letter: NewLetter) => Promise<void>
}

/** A text, a recording or both; what could not be sent is still there. */
export function LetterForm({ studentId, onSend }: LetterFormProps) {
  const [text = '', keepText, latestText] = useStoredText(letterName(studentId))
  const [, keepId, latestId] = useStoredText(letterIdName(studentId))
  const [isSent, setSent] = useState(false)
  const { problem, tell } = useProblem()
  const recorder = useSentTake(letterName(studentId), studentLimits.takeSeconds)
  const { take, isOn } = recorder
  const isEmpty = text.trim() === '' && take === null

  /** It is another letter now, of which nothing has been said. */
  function change() {
    keepId(undefined)
    say('')
  }

  function say(problem: string, isNowSent = false) {
    tell(problem)
    setSent(isNowSent)
  }

  const { run: send, isPending } = useAction(async () => {
    // What is being said is no part of the letter yet, and an older take might go in its place.
    if (isOn) return say('Please stop the recording first.')
    if (isEmpty) return say('Write or record something first.')
    if (isTooLong(text, studentLimits.letter)) return say(tooLongText(studentLimits.letter))
    say('')
    const id = latestId() ?? newId()
    keepId(id)
    try {
      const sent = take && { seconds: take.seconds, data: await sendable(take.audio) }
      await onSend({ id, text, take: sent })
      // Who was on another page meanwhile may have begun the next one.
      if (latestId() === id) keepId(undefined)
      if ((latestText() ?? '') === text) keepText(undefined)
      recorder.drop(take)
      say('', true)
    } catch (error) {
      say(messageOf(error, notSent))
    }
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    send()
  }

  return (
    <form onSubmit={submit} className={styles.form}>
      <Field label="Your text" hint={lengthHint(text, studentLimits.letter)}>
        {(control) => (
          <textarea
            {...control}
            dir="auto"
            rows={4}
            value={text}
            readOnly={isPending} // what is added meanwhile would be taken for sent
            onChange={({ target }) => {
              change()
              keepText(target.value || undefined)
            }}
          />
        )}
      </Field>
      <Recorder recorder={recorder} isSending={isPending} onChange={change} />
      <p className={styles.leaves}>
        {`What you send leaves this device: ${thingsOf(text, take !== null)}. Only your tutor can read and hear it. A recording is deleted ${studentLimits.takeDays} days after the answer; you can delete it earlier.`}
      </p>
      <div className={styles.actions}>
        <Button type="submit" tone="main" aria-disabled={isPending || isOn}>
          {isPending ? 'Sending…' : 'Send to my tutor'}
        </Button>
        <p role="status">{isSent ? 'Sent. You will find the answer here.' : ''}</p>
      </div>
      <Problem told={problem} className={styles.problem} />
    </form>
  )
}

interface RecorderProps {
  recorder: ReturnType<typeof useSentTake>
  isSending: boolean
  onChange: () => void
}

function Recorder({ recorder, isSending, onChange }: RecorderProps) {
  const { state, isOn, hearing, take, problem, start, stop, drop } = recorder
  const told = problem ? takeProblems[problem] : hearingTexts[hearing]
  const focus = useKeptFocus<HTMLDivElement>()

  function onPress(event: MouseEvent) {
    // The second click of a double click would stop what the first has begun.
    if (isSending || event.detail > 1) return
    onChange()
    if (isOn) stop()
    else start()
  }

  function remove() {
    if (isSending) return
    onChange()
    drop(take)
  }

  return (
    <div className={styles.recorder} {...focus}>
      <div className={styles.actions}>
        <Button tone={isOn ? 'danger' : 'plain'} aria-disabled={isSending} onClick={onPress}>
          {isOn ? 'Stop recording' : take ? 'Record again' : 'Record your voice'}
        </Button>
        <p role="status">{stateTexts[state]}</p>
      </div>
      {take && !isOn && (
        <div className={styles.actions}>
          {/* biome-ignore lint/a11y/useMediaCaption: her own recording, of which there is no text */}
          <audio controls src={take.url} aria-label="Your recording, not sent yet" />
          <Button tone="quiet" aria-disabled={isSending} onClick={remove}>
            Remove the recording
          </Button>
        </div>
      )}
      {told !== '' && (
        <p role="alert" className={styles.problem}>
          {told}
        </p>
      )}
    </div>
  )
}

const stateTexts = {
  idle: '',
  asked: 'Allow the microphone in your browser.',
  recording: 'Recording. Three minutes at most.',
} as const

const newId = () =>
  nextEventId({
    at: Date.now(),
    device: newDevice(Math.random()),
    last: '',
    chance: Math.random(),
  })

function thingsOf(text: string, hasTake: boolean): string {
  if (hasTake) return text.trim() ? 'this text and this recording' : 'this recording of your voice'
  return 'this text'
}

const notSent = 'The server did not answer. Your letter is still here; try again.'
