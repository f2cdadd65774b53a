'use client'
import type { FormState } from 'payload'
import { useCallback, useRef } from 'react'
import { isTypedSince } from './keep-typed.ts'
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
 * form once more when it draws them, though nothing was typed since.
 */
export function useRefusals(getFields: () => FormState) {
  const last = useRef<Answered>({ at: 0, fields: {}, held: {} })
  const onAnswered = useCallback(
    (fields: Refusals) => {
      last.current = { at: performance.now(), fields, held: getFields() }
    },
    [getFields],
  )
  const refusalsFor = useCallback((sent: FormState, askedAt: number) => {
    const { at, fields, held } = last.current
    return at >= askedAt || !isTypedSince({ sent: held, held: sent }) ? fields : {}
  }, [])
  return { onAnswered, refusalsFor }
}
