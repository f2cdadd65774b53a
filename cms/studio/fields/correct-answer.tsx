'use client'
import { SelectInput, useField, useFormFields, useFormModified } from '@payloadcms/ui'
import type { NumberFieldClientComponent } from 'payload'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { type AnsweredOptions, answerChoices, chosenAnswer, followedPlace } from './answer-place.ts'

/** The right answer, chosen among the question's options by their words; kept as a place from 0. */
export const CorrectAnswer: NumberFieldClientComponent = ({ path, field, readOnly }) => {
  const { value, setValue, disabled, showError, errorMessage } = useField<number | null>({ path })
  const { ids, texts } = useOptions(path.replace(/correctAnswer$/, 'options'))
  const place = value ?? null
  useFollowedAnswer({ ids, place, onMoved: setValue })
  return (
    <SelectInput
      path={path}
      name={field.name}
      label={field.label}
      required
      isClearable={false}
      readOnly={readOnly || disabled}
      options={answerChoices(texts)}
      value={chosenAnswer(place, texts.length)}
      onChange={(option) => {
        if (option && !Array.isArray(option)) setValue(Number(option.value))
      }}
      showError={showError}
      Description={errorMessage && showError ? <span role="alert">{errorMessage}</span> : undefined}
    />
  )
}

/** The ids and the words of a list of options, the same ones for as long as they say the same. */
function useOptions(path: string): { ids: string[]; texts: string[] } {
  const ids = useFormFields(([fields]) =>
    JSON.stringify((fields[path]?.rows ?? []).map(({ id }) => id)),
  )
  const texts = useFormFields(([fields]) =>
    JSON.stringify(
      (fields[path]?.rows ?? []).map((_, place) =>
        String(fields[`${path}.${place}.text`]?.value ?? ''),
      ),
    ),
  )
  return useMemo(() => ({ ids: JSON.parse(ids), texts: JSON.parse(texts) }), [ids, texts])
}

interface FollowedAnswer extends AnsweredOptions {
  onMoved: (place: number | null) => void
}

/** Where somebody moves or takes away an option, the right answer goes with its words. */
function useFollowedAnswer({ ids, place, onMoved }: FollowedAnswer): void {
  const isModified = useFormModified()
  const before = useRef<AnsweredOptions>({ ids, place })
  const follow = useEffectEvent((now: AnsweredOptions) => {
    const followed = followedPlace(before.current, now)
    before.current = now
    // What is saved comes into the form with the right answers of its own, and leaves it unmodified.
    if (isModified && followed !== now.place) onMoved(followed)
  })
  useEffect(() => follow({ ids, place }), [ids, place])
}
