'use client'
import type { FormState } from 'payload'
import { useCallback, useRef } from 'react'
import { isSame, isTypedSince } from './keep-typed.ts'
import type { Refusals } from './refusals.ts'

interface Answered {
  at: number
  fields: Refusals
  /** The form as it was refused. */
  held: FormState
}

/**
 * Which fields of a form its last save was refused for, known from the answer on: an answer about
 * the form may come between that and the moment at which React has drawn it. Payload asks about the
 * form once more when it draws them, though nothing was typed since. A field that is typed in while
 * that answer is on its way is not refused again: Payload would not ask about it anew.
 */
export function useRefusals(getFields: () => FormState) {
  const last = useRef<Answered>({ at: 0, fields: {}, held: {} })
  const onAnswered = useCallback(
    (fields: Refusals) => {
      last.current = { at: performance.now(), fields, held: getFields() }
    },
    [getFields],
  )
  const refusalsFor = useCallback(
    (sent: FormState, askedAt: number) => {
      const { at, fields, held } = last.current
      if (at < askedAt && isTypedSince({ sent: held, held: sent })) return {}
      const drawn = getFields()
      const isAsRefused = ([path]: [string, unknown]) =>
        isSame(held[path]?.value, drawn[path]?.value)
      return Object.fromEntries(Object.entries(fields).filter(isAsRefused))
    },
    [getFields],
  )
  return { onAnswered, refusalsFor }
}
