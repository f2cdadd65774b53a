'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { type ChangeEvent, useId, useState } from 'react'
import { z } from 'zod'
import { greetingPath } from '../../../contract/greeting.ts'
import { ask, messageOf } from '../../client/studio-client.ts'
import styles from '../picture-address.module.css'
import { recorderText } from './recorder-text.ts'
import { NoGreeting, toGreeting } from './to-greeting.ts'
import { useGreetingRecorder } from './use-greeting-recorder.ts'

const Stored = z.object({ doc: z.object({ hash: z.string() }) })

/** The largest file that is read: 20 seconds are far less, whatever their format. */
const maxFileBytes = 20 * 1024 * 1024

const savedInPart =
  'The microphone went silent before you stopped. What you said up to then is saved: listen to it, or record it again.'

/** The tutor's hello: recorded here or uploaded, heard once more, taken away. */
export function GreetingField({ path, field, readOnly = false }: TextFieldClientProps) {
  const { value, setValue, disabled, showError, errorMessage } = useField<string>({ path })
  const [status, setStatus] = useState('')
  const fileId = useId()
  const recorder = useGreetingRecorder({ onSound: keep, onStatus: setStatus })

  async function keep(sound: Blob, isUnplugged: boolean) {
    setStatus('Saving your hello…')
    try {
      if (sound.size > maxFileBytes) throw new NoGreeting('This file is larger than 20 MB.')
      const json = { sound: await toGreeting(sound) }
      const { doc } = Stored.parse(await ask('POST', '/studio/api/greetings', { json }))
      setValue(greetingPath(doc.hash))
      setStatus(isUnplugged ? savedInPart : 'Saved. Listen to it once, then publish the page.')
    } catch (error) {
      setStatus(
        error instanceof NoGreeting
          ? error.message
          : messageOf(error, 'Your hello did not reach the server. Please try again.'),
      )
    }
  }

  function onFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    target.value = ''
    if (file) keep(file, false)
  }

  return (
    <div className="field-type text">
      <FieldLabel as="span" path={path} label={field.label} />
      <FieldError path={path} message={errorMessage} showError={showError} />
      {/* biome-ignore lint/a11y/useMediaCaption: the tutor listens to her own words */}
      {value && <audio controls src={value} className={styles.sound} aria-label="Your hello" />}
      <FieldDescription path={path} description={field.admin?.description} />
      {!readOnly && (
        <div className={styles.actions}>
          <button
            type="button"
            className={styles.button}
            disabled={disabled && recorder.secondsLeft === null}
            onClick={recorder.toggle}
          >
            {recorderText(recorder.secondsLeft)}
          </button>
          <label htmlFor={fileId} className={styles.button}>
            Upload a sound
            <input
              id={fileId}
              type="file"
              disabled={disabled}
              accept="audio/*"
              className={styles.file}
              onChange={onFile}
            />
          </label>
          {value && (
            <button
              type="button"
              className={styles.button}
              disabled={disabled}
              onClick={() => setValue(null)}
            >
              Remove your hello
            </button>
          )}
        </div>
      )}
      <p aria-live="polite" className={styles.status}>
        {status}
      </p>
    </div>
  )
}
